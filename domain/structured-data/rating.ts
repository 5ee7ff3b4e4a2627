import type { PublicReview, ReviewSummary } from '#domain/recipes/review.ts'

/** What all reviews come to. */
export type AggregateRating = { '@type': 'AggregateRating'; ratingValue: number; reviewCount: number } & Scale

/** One review. */
export type ReviewItem = {
  '@type': 'Review'
  author: { '@type': 'Person'; name: string }
  datePublished: string
  reviewRating: { '@type': 'Rating'; ratingValue: number } & Scale
  reviewBody?: string
}

type Scale = { bestRating: 5; worstRating: 1 }

const scale: Scale = { bestRating: 5, worstRating: 1 }

/** The average and the count exactly as the page shows them. */
export function toAggregateRating({ average, count }: ReviewSummary): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...scale }
}

/** A review as the page shows it. */
export function toReviewItem({ name, stars, text, createdAt }: PublicReview): ReviewItem {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...scale },
    ...(text && { reviewBody: text }),
  }
}
