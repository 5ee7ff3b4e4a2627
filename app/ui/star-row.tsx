const edges = 'l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z'

/** SVG path of a star in a 24 by 24 box. */
export const star = `m12 2.5${edges}`
const fiveStars = star + `m24 0${edges}`.repeat(4)

/** A rating as five stars, filled to a fraction of a star: "4.7 out of 5". */
export function StarRow({ rating }: { rating: number }) {
  return (
    <svg className="star-row" viewBox="0 0 120 24" role="img" aria-label={`${rating} out of 5`}>
      <path d={fiveStars} />
      <svg width={rating * 24} height="24" aria-hidden="true">
        <path d={fiveStars} />
      </svg>
    </svg>
  )
}
