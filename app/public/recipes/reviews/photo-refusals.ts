import type { UploadRefusal } from '#core/pictures/uploads.ts'
import { maxReviewPhotos } from '#domain/recipes/review-photo.ts'

export type PhotoRefusal = UploadRefusal['reason'] | 'too-many' | 'busy'

/** Messages for refused photos, each with a remedy. */
export const photoRefusals: Record<PhotoRefusal, string> = {
  'too-many': `That are more than ${maxReviewPhotos} photos. Choose the best ${maxReviewPhotos}.`,
  'too-large': 'A photo is larger than 10 MB. Choose a smaller one.',
  'too-many-pixels': 'A photo has more than 50 megapixels. Choose a smaller one.',
  'not-a-picture': 'A file is not a photo that browsers show. Choose JPEG, PNG, WebP or AVIF.',
  heic: 'A photo is HEIC, which most browsers don’t show. Save it as JPEG first.',
  broken: 'A photo is damaged, or was cut off on its way. Choose it again, or another one.',
  busy: 'Many photos are arriving just now. Send the review again in a minute, or without photos.',
}
