const places = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * The outline of a list that is on its way, laid over the present page, which stays beneath it as it is: its data may never come.
 * The style sheet draws cards or rows by the address.
 */
export function ListSkeleton({ address }: { address: string }) {
  return (
    <div className="list-skeleton" data-address={address} aria-hidden="true">
      <Skeleton shape="title" />
      <div className="recipe-grid">
        {places.map((place) => (
          <div className="recipe-card" key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A grey shape in the place of something that is about to come. */
export function Skeleton({ shape }: { shape: 'picture' | 'title' | 'line' }) {
  return <span className={`skeleton skeleton--${shape}`} aria-hidden="true" />
}
