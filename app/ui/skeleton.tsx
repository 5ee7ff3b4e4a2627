/** A grey shape in the place of something that is about to come. */
export function Skeleton({ shape }: { shape: 'picture' | 'title' | 'line' }) {
  return <span className={`skeleton skeleton--${shape}`} aria-hidden="true" />
}
