import type { FailedPicture } from '#core/pictures/store-linked-pictures.ts'

/** Why a picture was refused, whether uploaded or fetched. */
export type PictureRefusal = FailedPicture['reason']

/** Said of a picture with several frames. */
export const animatedNotice = 'This picture is animated. The site shows its first frame, standing still.'

/** Messages for refused pictures, each with a remedy. */
export const pictureRefusals: Record<PictureRefusal, string> = {
  'too-large': 'This picture is larger than 15 MB. Make it smaller and try again.',
  'too-many-pixels': 'This picture has more than 50 megapixels. Make it smaller and try again.',
  'not-a-picture': 'This is not a picture that browsers show. Use a JPEG, PNG, WebP, AVIF or GIF; SVG is not accepted.',
  heic: 'This is a HEIC picture, as iPhones take them, which most browsers don’t show. Save it as a JPEG first: choose “Most Compatible” under Settings, Camera, Formats, or share it by email.',
  broken: 'This picture is damaged, or was cut off on its way. Try it again, or use another one.',
  unreachable: 'No picture could be fetched from this address. Check it, or upload the picture instead.',
  'forbidden-address': 'This address lies in a private network, so nothing is fetched from it. Upload the picture instead.',
  'not-http': 'Enter an address that starts with http:// or https://',
  'too-many-pictures': 'More than 20 pictures of other sites at once. Upload this one instead.',
}
