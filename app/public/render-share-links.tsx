import { renderToStaticMarkup } from 'react-dom/server'
import { type Shared, toShareLinks } from '#domain/links/share-links.ts'

/** HTML of the links that share a page, rendered on the server: browsers need no script for it. */
export function renderShareLinks(shared: Shared) {
  return renderToStaticMarkup(
    <nav className="share-links" aria-label="Share">
      <span aria-hidden="true">Share:</span>
      {toShareLinks(shared).map(({ name, href }) => (
        <a key={name} href={href} rel="noopener nofollow">
          {name}
        </a>
      ))}
    </nav>,
  )
}
