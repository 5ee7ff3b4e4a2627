import { Link } from '#app/ui/link.tsx'

/** The mustard banner above the footer that invites readers to join. */
export function JoinBanner({ line }: { line: string }) {
  return (
    <aside className="join-banner" aria-labelledby="join-banner-title">
      <div className="wrap">
        <h2 id="join-banner-title">Hungry for More Delicious Ideas?</h2>
        <div>
          <p>{line}</p>
          <Link className="button button--large" to="/contact#join">
            Join the Kitchen →
          </Link>
        </div>
      </div>
    </aside>
  )
}
