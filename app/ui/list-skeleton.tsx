const places = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * The outline of a loading list over the current page, which stays in place in case the data never arrives. The style sheet draws cards or
 * rows depending on the address.
 */
export function ListSkeleton({ address }: { address: string }) {
  return (
    <div className="list-skeleton" data-address={address} aria-hidden="true">
      <Skeleton shape="title" />
      <div className="recipe-grid list-skeleton__grid">
        {places.map((place) => (
          <div className="recipe-card list-skeleton__card" key={place}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </div>
  )
}

export function Skeleton({ shape }: { shape: 'picture' | 'title' | 'line' }) {
  return <span className={`skeleton skeleton--${shape}`} aria-hidden="true" />
}
