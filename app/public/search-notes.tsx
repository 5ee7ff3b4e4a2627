import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { maxSearchWords } from '#domain/forms/form-limits.ts'
import type { describeLimits } from './describe-limits.ts'

type SearchNotesProps = {
  corrections: { typed: string; meant: string }[]
  near: string[]
  isPartial: boolean
  isCut: boolean
  children: ReactNode
}

/** How the search words were changed: corrected, used only in part, or cut off. */
export function SearchNotes({ corrections, near, isPartial, isCut, children }: SearchNotesProps) {
  return (
    <div className="search-page__notes">
      {corrections.length > 0 ? (
        <p>
          No results for{' '}
          {list(
            corrections.map(({ typed }) => typed),
            'or',
          )}
          . Showing results for{' '}
          {list(
            corrections.map(({ meant }) => meant),
            'and',
          )}
          .
        </p>
      ) : null}
      {isPartial ? <p>No exact matches. Closest results:</p> : null}
      {isCut ? <p>{`Only the first ${maxSearchWords} words were used.`}</p> : null}
      {children}
      <NearWords words={near} />
    </div>
  )
}

type LimitNotesProps = Pick<ReturnType<typeof describeLimits>, 'limits' | 'wider' | 'remarks'>

/** How a search was limited, if it was. */
export function LimitNotes({ limits, wider, remarks }: LimitNotesProps) {
  return (
    <>
      {limits ? (
        <p>
          {limits}
          {wider ? (
            <>
              {' '}
              <Link to={`/search?${new URLSearchParams({ q: wider })}`}>{`Search for “${wider}” with nothing left out`}</Link>
            </>
          ) : null}
        </p>
      ) : null}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </>
  )
}

/** Links to searches for words that may have been intended, if there are any. */
export function NearWords({ words }: { words: string[] }) {
  if (words.length === 0) return null
  return (
    <p className="near-words">
      Did you mean{' '}
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 ? ', ' : ''}
          <Link to={`/search?${new URLSearchParams({ q: word })}`}>{word}</Link>
        </span>
      ))}
      ?
    </p>
  )
}

function list(words: string[], conjunction: 'and' | 'or') {
  return words.map((word) => `“${word}”`).join(` ${conjunction} `)
}
