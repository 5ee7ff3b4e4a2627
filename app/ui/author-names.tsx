import type { BylinePart } from '#domain/terms/bylines.ts'
import { Link } from './link.tsx'

/** 'By June Okafor and Sam Lee', each linking to the author's page. Those of a draft may have none yet. */
export function AuthorNames({ parts, areLinks }: { parts: BylinePart[]; areLinks: boolean }) {
  if (parts.length === 0) return null
  return (
    <span>
      {'By '}
      {parts.map(({ text, path }) =>
        path && areLinks ? (
          <Link key={path} to={path} rel="author">
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </span>
  )
}
