import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type Database, databaseKey, untracked } from '#core/database/database.ts'
import { deepFreeze, noteRead } from '#core/database/per-request.ts'
import { readBuiltInRecipes } from '#core/recipes/read-built-in-recipes.ts'
import { type FacetsRevision, listFacetsChanges } from '#core/recipes/recipe-facet-rows.ts'
import { createFacetIndex, type FacetIndex, updateFacetIndex } from '#domain/facets/facet-index.ts'
import { toRecipeFacets } from '#domain/facets/recipe-facets.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** Rows read in one go: other requests wait no longer than one batch takes. */
const batchSize = 1000

/** Answers kept until a recipe changes. Few of them are longer than one page of a list. */
const maxAnswers = 500

/** A facet index in memory, its revision, its built-in recipes, the answers given at that revision, and the pending update. */
type CurrentIndex = {
  facetIndex: FacetIndex
  revision: FacetsRevision
  builtIn: readonly Recipe[]
  answers: LRUCache<string, { answer: unknown }>
  reading: Promise<void>
}

const currentIndexes = new WeakMap<object, CurrentIndex>()

/**
 * Calls `make` with the facet index of all recipes (including built-in ones that the owner hides), up to date with everything that any
 * process had stored before the call. `make` must depend only on the index and on what the request has read. With a `question` that names
 * all its dependencies, the result is frozen and shared by requests until a recipe changes.
 */
export async function askFacets<Answer>(db: Database, make: (facetIndex: FacetIndex) => Answer, question?: readonly unknown[]) {
  const key = question && JSON.stringify(question)
  const ask = async (handle: Database): Promise<Answer> => {
    const builtIn = await readBuiltInRecipes(handle)
    return useFacetIndex(handle, builtIn, ({ facetIndex, answers }) => {
      const known = key === undefined ? undefined : answers.get(key)
      if (known) return known.answer as Answer
      const answer = make(facetIndex)
      if (key !== undefined) answers.set(key, { answer: deepFreeze(answer) })
      return answer
    })
  }
  const answer = await ask(db)
  // Facets change only with recipes.
  noteRead(db, ['_recipes'], answer, ask)
  return answer
}

/** Updates the index and uses it at once, one request at a time, since the next one changes it. */
async function useFacetIndex<Answer>(db: Database, builtIn: readonly Recipe[], use: (current: CurrentIndex) => Answer) {
  const current = currentIndexes.get(databaseKey(db)) ?? openFacets()
  currentIndexes.set(databaseKey(db), current)
  const using = current.reading.then(async () => {
    updateBuiltIn(current, builtIn)
    await catchUp(untracked(db), current)
    return use(current)
  })
  current.reading = using.then(
    () => {},
    () => {},
  )
  return using
}

function openFacets(): CurrentIndex {
  return {
    facetIndex: createFacetIndex(),
    revision: { change: 0, recipeId: 0 },
    builtIn: [],
    answers: new LRUCache({ max: maxAnswers }),
    reading: Promise.resolve(),
  }
}

/** The built-in recipes change only with the names of their categories and other terms. */
function updateBuiltIn(current: CurrentIndex, recipes: readonly Recipe[]) {
  if (recipes === current.builtIn) return
  updateFacetIndex(current.facetIndex, recipes.map(toRecipeFacets))
  current.answers.clear()
  current.builtIn = recipes
}

/** Reads the changes in batches. Only the first visitors wait for the first full load. */
async function catchUp(db: Database, current: CurrentIndex) {
  for (;;) {
    const { items, goneIds, revision } = await listFacetsChanges(db, current.revision, batchSize)
    if (!revision) return
    updateFacetIndex(current.facetIndex, items, goneIds)
    current.answers.clear()
    current.revision = revision
    if (items.length + goneIds.length < batchSize) return
    await yieldToEventLoop()
  }
}
