import type { PublicReview, ReviewSummary } from '#domain/recipes/review.ts'

export type AggregateRating = { '@type': 'AggregateRating'; ratingValue: number; reviewCount: number } & Scale

export type ReviewItem = {
  '@type': 'Review'
  author: { '@type': 'Person'; name: string }
  datePublished: string
  reviewRating: { '@type': 'Rating'; ratingValue: number } & Scale
  reviewBody?: string
}

type Scale = { bestRating: 5; worstRating: 1 }

const scale: Scale = { bestRating: 5, worstRating: 1 }

/** The average and the count exactly as displayed. */
export function toAggregateRating({ average, count }: ReviewSummary): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...scale }
}

/** A review as displayed. */
export function toReviewItem({ name, stars, text, createdAt }: PublicReview): ReviewItem {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...scale },
    ...(text && { reviewBody: text }),
  }
}
