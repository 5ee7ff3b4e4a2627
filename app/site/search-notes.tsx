import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { maxSearchWords } from '#domain/forms/form-limits.ts'
import type { Diet } from '#domain/recipes/diet-names.ts'

type SearchNotesProps = {
  corrections: { typed: string; meant: string }[]
  near: string[]
  isPartial: boolean
  isCut: boolean
  children: ReactNode
}

/** What a reader should know of how the words were taken: corrected, only in part, or cut. */
export function SearchNotes({ corrections, near, isPartial, isCut, children }: SearchNotesProps) {
  return (
    <div className="search-page__notes">
      {corrections.length > 0 ? (
        <p>
          Nothing has{' '}
          {list(
            corrections.map(({ typed }) => typed),
            'or',
          )}{' '}
          in it. These are for{' '}
          {list(
            corrections.map(({ meant }) => meant),
            'and',
          )}
          .
        </p>
      ) : null}
      {isPartial ? <p>Nothing has all of these words. These have the most of them.</p> : null}
      {isCut ? <p>{`Only the first ${maxSearchWords} words were looked for.`}</p> : null}
      {children}
      <NearWords words={near} />
    </div>
  )
}

/** How far what was found is for the diets that were searched for; nothing when none was. */
export function DietNotes({ diets, recipes, isPartial }: { diets: Diet[]; recipes: number; isPartial: boolean }) {
  if (diets.length === 0) return null
  const names = list(diets, 'and')
  if (isPartial) return <p>{`These are not known to be ${names}.`}</p>
  if (recipes === 0) return <p>{`No recipe is marked as ${names} here, and no list of ingredients shows for certain that it is.`}</p>
  return (
    <p>{`These recipes say that they are ${names}, or all of their ingredients are known to be. Read the labels of what you cook with.`}</p>
  )
}

/** Links to searches for words that may have been meant; nothing when there are none. */
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
