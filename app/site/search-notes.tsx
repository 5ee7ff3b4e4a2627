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

type LimitNotesProps = {
  diets: Diet[]
  without: { name: string; isAllergen: boolean }[]
  missing: string[]
  words: string
  recipes: number
}

/** What a search was taken to leave out, and how far what was found is known to be for a diet; nothing when it asked for neither. */
export function LimitNotes({ diets, without, missing, words, recipes }: LimitNotesProps) {
  const names = without.map(({ name }) => name)
  const isStrict = diets.length > 0 || without.some(({ isAllergen }) => isAllergen)
  const unknown =
    missing.length > 0 ? <p>{`Nothing was left out for ${list(missing, 'or')}: no recipe or list here has that word.`}</p> : null
  if (diets.length + names.length === 0) return unknown
  return (
    <>
      <p>
        {diets.length > 0 ? `Only ${list(diets, 'and')}. ` : ''}
        {names.length > 0 ? `Without ${list(names, 'or')}. ` : ''}
        {toLimitWords(isStrict, recipes)}
        {recipes === 0 && words !== '' && diets.length === 0 ? (
          <>
            {' '}
            <Link to={`/search?${new URLSearchParams({ q: words })}`}>{`Search for “${words}” with everything`}</Link>
          </>
        ) : null}
      </p>
      {unknown}
    </>
  )
}

function toLimitWords(isStrict: boolean, recipes: number) {
  if (!isStrict) return recipes > 0 ? 'Recipes that list one of these, or no ingredients at all, are left out.' : ''
  if (recipes === 0) return 'No recipe here says so, and no list of ingredients shows it for certain.'
  return 'These recipes say so, or their ingredients show it. Whatever may have it in it is left out. Read the labels of what you cook with.'
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
