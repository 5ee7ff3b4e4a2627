import { Link } from '#app/ui/link.tsx'
import { type TermKind, termKinds } from '#domain/terms/term.ts'
import { termWords } from '#domain/terms/term-words.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { toListPath } from '../list-path.ts'

/** The lists of names, one of which is shown. */
export function KindFilter({ kind }: { kind: TermKind }) {
  return (
    <nav className="list-filter" aria-label="List">
      {termKinds.map((each) => (
        <Link key={each} to={toListPath('/admin/organise', {}, toKindParams(each))} aria-current={each === kind ? 'page' : undefined}>
          {capitalize(termWords[each].many)}
        </Link>
      ))}
    </nav>
  )
}

/** The query parameters of a list. */
export function toKindParams(kind: TermKind): Record<string, string> {
  return kind === 'tag' ? {} : { kind }
}
