import type { PublicReview, ReviewSummary } from '#domain/recipes/review.ts'

const scale = { bestRating: 5, worstRating: 1 }

/** The average and the count exactly as displayed. */
export function toAggregateRating({ average, count }: ReviewSummary) {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...scale }
}

/** A review as displayed. */
export function toReviewItem({ name, stars, text, createdAt }: PublicReview) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...scale },
    ...(text && { reviewBody: text }),
  }
}
