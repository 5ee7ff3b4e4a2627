import sharp from 'sharp'
import { type PictureCrop, toCropSize } from '#domain/pictures/picture-crops.ts'
import { openPicture } from './open-picture.ts'

/** A picture cut to a shape around what catches the eye, as JPEG. Undefined when it is too small for that. */
export async function cropPicture(original: Uint8Array, crop: PictureCrop) {
  const { autoOrient } = await sharp(original).metadata()
  const size = toCropSize(crop, autoOrient)
  return (
    size &&
    openPicture(original, size.width)
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  )
}
