import { LocalTime } from '../local-time.tsx'
import type { KeptNews } from './kept-news.ts'

/** Says that others have saved the record, or have it open. */
export function ElsewhereNotice({ news }: { news: KeptNews }) {
  const { newer, others } = news.useValue().elsewhere
  return (
    <div role="status">
      {newer ? (
        <p className="editing-notice">
          <span>
            {newer.author || 'Another tab'} saved this at <LocalTime moment={newer.createdAt} />. Your text is safe. When you save, both
            versions are merged; where they conflict, you choose.
          </span>
        </p>
      ) : null}
      {!newer && others.length > 0 ? <p className="editing-notice">{describeOthers(others)}</p> : null}
    </div>
  )
}

function describeOthers(others: string[]) {
  const people = others.filter(Boolean)
  if (people.length === 0) return 'This is also open in another tab.'
  return `${people.join(' and ')} ${people.length > 1 ? 'are' : 'is'} also editing this right now.`
}
