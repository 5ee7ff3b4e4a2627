import { useEffect, useState } from 'react'
import { useFavourites } from '#app/ui/favourite-store.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { addFavourites } from './add-favourites.ts'
import type { RecipeKey } from './add-link.ts'
import { type FetchedRecipes, fetchRecipes } from './fetch-recipes.ts'

/** How many recipes are fetched for a preview before the visitor decides. */
const previewed = 12

type Outcome = { words: string; left: RecipeKey[] }

/** Recipes that await the visitor's consent: which are new, the titles of the first ones, and a function to add them. */
export function useIncoming(keys: readonly RecipeKey[], unreadable: number) {
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
