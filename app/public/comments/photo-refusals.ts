import type { UploadRefusal } from '#core/pictures/uploads.ts'
import { maxReviewPhotos } from '#domain/comments/review-photo.ts'

export type PhotoRefusal = UploadRefusal['reason'] | 'too-many' | 'busy'

/** Messages for refused photos, each with a remedy. */
export const photoRefusals: Record<PhotoRefusal, string> = {
  'too-many': `That’s more than ${maxReviewPhotos} photos. Choose the best ${maxReviewPhotos}.`,
  'too-large': 'One photo is larger than 10 MB. Choose a smaller one.',
  'too-many-pixels': 'One photo is over 50 megapixels. Choose a smaller one.',
  'not-a-picture': 'One file isn’t a supported photo. Choose JPEG, PNG, WebP or AVIF.',
  heic: 'One photo is HEIC, which most browsers can’t show. Save it as a JPEG first.',
  broken: 'One photo is damaged or didn’t upload completely. Choose it again, or pick another.',
  busy: 'We’re receiving a lot of photos right now. Send your review again in a minute, or without photos.',
}
