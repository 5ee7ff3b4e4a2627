import type { Picture } from '#domain/pictures/picture-variants.ts'

/** A reader's photo as the site shows it: `name` is its id. */
export type ReviewPhoto = Pick<Picture, 'name' | 'width' | 'height'>

/** A photo as stored with a review. */
export type NewReviewPhoto = { id: string; width: number; height: number; bytes: number }

/** A photo with its author and date. */
export type GalleryPhoto = ReviewPhoto & { by: string; createdAt: string }

export const maxReviewPhotos = 3

/** 10 MB each; also checked in the browser before upload. */
export const maxPhotoBytes = 10 * 1024 * 1024

/** The most photos in a recipe's gallery: the newest ones. */
export const maxGalleryPhotos = 24

export function toPhotoAlt(recipeTitle: string, name: string) {
  return `Photo of ${recipeTitle} by ${name}`
}
