import type { AddFile } from '#core/archive/write-zip.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { ExportedSite } from './exported-site.ts'

/** Adds the originals of pictures (WebP) to a zip, each once. Returns the path of one; undefined if it has no file. */
export function openPictureFolder({ pictures, missing }: ExportedSite, add: AddFile, toPath: (name: string) => string) {
  const there = new Set<string>()
  return async (picture: Picture | null) => {
    if (!picture || missing.has(picture.name)) return undefined
    const path = toPath(picture.name)
    if (there.has(path)) return path
    const bytes = await pictures.findOriginal(picture.name)
    if (!bytes) {
      missing.add(picture.name)
      return undefined
    }
    there.add(path)
    await add(path, [bytes], false)
    return path
  }
}

/** A picture as JPEG, for programs that don't read WebP; undefined if there is none. */
export async function findJpeg({ pictures, missing }: ExportedSite, picture: Picture | null) {
  if (!picture) return undefined
  const jpeg = await pictures.findVariant(picture.name, 1200, 'jpg')
  if (!jpeg) missing.add(picture.name)
  return jpeg?.bytes
}
