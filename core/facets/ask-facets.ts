import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type Database, databaseKey, untracked } from '#core/database/database.ts'
import { deepFreeze, noteRead } from '#core/database/per-request.ts'
import { readBuiltInRecipes } from '#core/recipes/read-built-in-recipes.ts'
import { type FacetsRevision, listFacetsChanges } from '#core/recipes/recipe-facet-rows.ts'
import { createFacetIndex, type FacetIndex, updateFacetIndex } from '#domain/facets/facet-index.ts'
import { toRecipeFacets } from '#domain/facets/recipe-facets.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** Rows that are read at once: other requests wait no longer than one batch takes. */
const batchSize = 1000

/** Answers that are remembered until a recipe changes. Few of them are longer than a page of a list. */
const maxAnswers = 500

/** A facet index in memory, the revision that it is at, the built-in recipes in it, what was asked of it since then, and the pending update. */
type CurrentIndex = {
  facetIndex: FacetIndex
  revision: FacetsRevision
  builtIn: readonly Recipe[]
  answers: LRUCache<string, { answer: unknown }>
  reading: Promise<void>
}

const currentIndexes = new WeakMap<object, CurrentIndex>()

/**
 * What is made of the facet index of all recipes, including built-in ones that the owner hides, up to date with what any process had stored when this was
 * called. `make` depends on nothing else that changes but what the request has read. With a `question`, which has all that it depends on, it is remembered
 * until a recipe changes, and frozen: requests share it.
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
  // Facets change only with the recipes.
  noteRead(db, ['_recipes'], answer, ask)
  return answer
}

/** Brings the index up to date and uses it at once, one request after the other: the next one changes it. */
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

/** The built-in recipes change only with the names of what they are organised by. */
function updateBuiltIn(current: CurrentIndex, recipes: readonly Recipe[]) {
  if (recipes === current.builtIn) return
  updateFacetIndex(current.facetIndex, recipes.map(toRecipeFacets))
  current.answers.clear()
  current.builtIn = recipes
}

/** Reads the changes in batches. Only the first visitors wait for all of the first load. */
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
