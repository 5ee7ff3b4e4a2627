import type { FailedPicture } from '#core/pictures/store-linked-pictures.ts'

/** Why a picture was refused, whether uploaded or fetched. */
export type PictureRefusal = FailedPicture['reason']

/** Shown for a picture with several frames. */
export const animatedNotice = 'This picture is animated. The site shows only its first frame.'

/** Messages for refused pictures, each with a remedy. */
export const pictureRefusals: Record<PictureRefusal, string> = {
  'too-large': 'This picture is larger than 15 MB. Make it smaller and try again.',
  'too-many-pixels': 'This picture has more than 50 megapixels. Make it smaller and try again.',
  'not-a-picture': 'This picture format isn’t supported. Use JPEG, PNG, WebP, AVIF or GIF. SVG isn’t accepted.',
  heic: 'This is a HEIC picture from an iPhone, which most browsers can’t show. Save it as a JPEG first: choose “Most Compatible” under Settings > Camera > Formats, or share it by email.',
  broken: 'This picture is damaged or didn’t upload completely. Try again, or use another one.',
  unreachable: 'No picture could be loaded from this address. Check it, or upload the picture instead.',
  'forbidden-address': 'This address is on a private network, so the picture can’t be loaded. Upload it instead.',
  'not-http': 'Enter an address that starts with http:// or https://',
  'too-many-pictures': 'That’s more than 20 pictures from other sites at once. Upload this one instead.',
}
