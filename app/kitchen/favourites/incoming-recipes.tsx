import { useEffect, useState } from 'react'
import { useFavourites } from '#app/ui/favourite-store.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { addFavourites } from './add-favourites.ts'
import type { RecipeKey } from './add-link.ts'
import { ArrivalPanel } from './arrival-panel.tsx'
import { type FetchedRecipes, fetchRecipes } from './fetch-recipes.ts'

type IncomingRecipesProps = {
  className: string
  level: 'h2' | 'h4'
  title: string
  keys: readonly RecipeKey[]
  unreadable: number
  /** The visitor has decided; `left` are the recipes that could not be fetched or stored yet. */
  onDecided: (left: readonly RecipeKey[]) => void
  /** Called when it is dismissed, which loses the focus. */
  onClose: () => void
}

/** Asks before adding recipes, then reports the result. Nothing is stored without consent. */
export function IncomingRecipes({ className, level, title, keys, unreadable, onDecided, onClose }: IncomingRecipesProps) {
  const { fresh, titles, outcome, isAdding, add } = useIncoming(keys, unreadable)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  const isOpen = fresh.length > 0 && (outcome === undefined || outcome.left.length > 0)
  const close = () => {
    setClosed(true)
    onDecided([])
    onClose()
  }
  const first = isOpen ? async () => onDecided(await add()) : close
  return (
    <ArrivalPanel
      className={className}
      level={level}
      title={title}
      words={outcome?.words}
      buttons={[
        { label: nameStep({ isOpen, isAdding, isRetry: outcome !== undefined }), press: isAdding ? undefined : first },
        ...(isOpen ? [{ label: 'Not now', press: close }] : []),
      ]}
    >
      {outcome ? null : <p>{introduce(keys.length - fresh.length, fresh.length, titles)}</p>}
    </ArrivalPanel>
  )
}

function introduce(present: number, fresh: number, titles: string[]) {
  if (present + fresh === 0) return 'It may have been cut off. Your list hasn’t changed.'
  if (fresh === 0) return 'They’re all in your list already.'
  const more = fresh - titles.length
  const names = titles.length > 0 ? `${titles.join(', ')}${more > 0 ? ` and ${more} more` : ''}. ` : ''
  return `${names}${present > 0 ? `${present} already in your list. ` : ''}Add them to your list?`
}

function nameStep({ isOpen, isAdding, isRetry }: { isOpen: boolean; isAdding: boolean; isRetry: boolean }) {
  if (isAdding) return 'Adding…'
  if (!isOpen) return 'Close'
  return isRetry ? 'Try again' : 'Add them'
}

/** How many recipes are fetched for a preview before the visitor decides. */
const previewed = 12

type Outcome = { words: string; left: RecipeKey[] }

/** Recipes that await the visitor's consent: which are new, the titles of the first ones, and a function to add them. */
function useIncoming(keys: readonly RecipeKey[], unreadable: number) {
  const favourites = useFavourites() ?? []
  const [fresh] = useState(() => keys.filter((key) => !hasFavourite(favourites, key)))
  const [answers, setAnswers] = useState<FetchedRecipes>(new Map())
  const [isAdding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    let isWanted = true
    void fetchRecipes(fresh.slice(0, previewed), new Map()).then((known) => isWanted && setAnswers(known))
    return () => {
      isWanted = false
    }
  }, [fresh])

  async function add() {
    setAdding(true)
    const known = await fetchRecipes(fresh, answers)
    const done = merge(fresh, known, { present: keys.length - fresh.length, unreadable })
    setAnswers(known)
    setOutcome(done)
    setAdding(false)
    return done.left
  }
  return { fresh, titles: titlesOf(fresh, answers), outcome, isAdding, add }
}

function merge(keys: readonly RecipeKey[], answers: FetchedRecipes, rest: { present: number; unreadable: number }): Outcome {
  const found = listFound(keys, answers)
  const left = keys.filter((key) => (answers.get(key) ?? 'unknown') === 'unknown')
  const gone = keys.filter((key) => answers.get(key) === 'gone').length
  const { isSaved, words } = addFavourites(found, { ...rest, gone, unreachable: left.length })
  return { words, left: isSaved ? left : [...keys] }
}

function titlesOf(keys: readonly RecipeKey[], answers: FetchedRecipes) {
  return listFound(keys, answers).map(({ title }) => title)
}

function listFound(keys: readonly RecipeKey[], answers: FetchedRecipes): Recipe[] {
  return keys.flatMap((key) => {
    const answer = answers.get(key)
    return typeof answer === 'object' ? [answer] : []
  })
}

function hasFavourite(favourites: readonly Recipe[], key: RecipeKey) {
  return favourites.some(({ id, slug }) => (typeof key === 'number' ? id === key : slug === key))
}
