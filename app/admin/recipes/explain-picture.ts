import type { FailedPicture } from '#operations/keep-content-pictures.ts'

const reasons: Record<FailedPicture['reason'], string> = {
  unreachable: 'nothing answered at its address within five seconds, or not with a picture',
  'forbidden-address': 'its address leads into a private network',
  'not-http': 'its address does not begin with http:// or https://',
  'too-large': 'it is larger than 15 MB',
  'too-many-pixels': 'it has more than 50 million pixels',
  'too-many-pictures': 'there are too many pictures at once',
  'not-a-picture': 'what is there is not a JPEG, PNG, WebP, AVIF, GIF or HEIC picture',
  broken: 'the file is broken or ends too early',
}

/** Why a recipe's picture could not be kept, in a sentence. */
export function explainPicture({ reason }: FailedPicture) {
  return `The picture could not be fetched: ${reasons[reason]}.`
}
