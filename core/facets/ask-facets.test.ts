import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import { newNoted, trackReads } from '#core/database/per-request.ts'
import { deleteRecipes, insertRecipe, updateRecipe } from '#core/recipes/recipe-rows.ts'
import { type FacetIndex, listIndexedRecipes } from '#domain/facets/facet-index.ts'
import { noChoice } from '#domain/facets/filter-recipes.ts'
import { aRecipe } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { askFacets } from './ask-facets.ts'
import { browseFacets } from './browse-facets.ts'
import { indexFoods } from './index-foods.ts'

/** The owner's recipes by number, with the names of their foods. */
function listOwn(facetIndex: FacetIndex) {
  return listIndexedRecipes(facetIndex, 'newest')
    .filter(({ id }) => id > 1000)
    .map(({ id, foods }) => `${id} ${foods.map((food) => facetIndex.foods[food]).join('+')}`)
}

onEachDatabase(({ open, address, kind }) => {
  test('the facet index reflects every change of a recipe at once', async () => {
    const db = await open()
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))).toEqual([])
    await insertRecipe(db, aRecipe({ ingredients: ['2 large eggs', '1 tsp kosher salt'] }))
    await insertRecipe(db, aRecipe({ slug: 'second' }))
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))).toEqual(['1002 ground beef', '1001 egg+salt'])
    await updateRecipe(db, 1001, aRecipe({ ingredients: ['1 cup milk'] }))
    await deleteRecipes(db, [1002])
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))).toEqual(['1001 milk'])
  })

  test('a recipe whose save is rolled back does not enter the facet index', async () => {
    const db = await open()
    const failing = db.transaction().execute(async (transaction) => {
      await insertRecipe(transaction, aRecipe())
      throw new Error('The picture is gone')
    })
    await expect(failing).rejects.toThrow('The picture is gone')
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))).toEqual([])
  })

  test('all handles on a database share one facet index, and pages that show it are dated by the recipes', async () => {
    const db = await open()
    const tables = new Set<string>()
    const facetIndex = await askFacets(trackReads(db, { ...newNoted(), tables }), (index) => index)
    expect(await askFacets(db, (facetIndex) => facetIndex)).toBe(facetIndex)
    expect([...tables].toSorted()).toEqual(['_recipes', 'termSlugs', 'terms'])
    await browseFacets(trackReads(db, { ...newNoted(), tables }), noChoice, { sort: 'newest', page: 1, size: 24 })
    expect([...tables].toSorted()).toEqual(['_recipes', 'settings', 'termSlugs', 'terms'])
  })

  test('a question is answered once until a recipe changes; answers are frozen, and each question has its own', async () => {
    const db = await open()
    let made = 0
    const ask = (question?: readonly unknown[]) =>
      askFacets(db, ({ recipes }) => ({ made: ++made, ids: [...recipes.keys()].filter((id) => id > 1000) }), question)
    const first = await ask(['ids', 1])
    expect(await ask(['ids', 1])).toBe(first)
    expect(() => first.ids.push(1)).toThrow(TypeError)
    expect((await ask(['ids', 2])).made).toBe(2)
    expect([(await ask()).made, (await ask()).made]).toEqual([3, 4])
    await insertRecipe(db, aRecipe())
    expect(await ask(['ids', 1])).toEqual({ made: 5, ids: [1001] })
  })

  test('concurrent readers all get what was stored before they asked', async () => {
    const db = await open()
    const lists: Promise<string[]>[] = []
    for (let index = 0; index < 5; index++) {
      await insertRecipe(db, aRecipe({ slug: `recipe-${index}` }))
      lists.push(askFacets(db, (facetIndex) => facetIndex).then(listOwn))
    }
    const lengths = (await Promise.all(lists)).map(({ length }) => length)
    lengths.forEach((length, index) => {
      expect(length).toBeGreaterThan(index)
    })
  })

  test('recipes stored before foods existed are in the facet index, and get their foods when they are read', async () => {
    const db = await open()
    for (let index = 0; index < 60; index++) await insertRecipe(db, aRecipe({ slug: `recipe-${index}` }))
    await deleteRecipes(db, [1001])
    // As the migration leaves it.
    await db.updateTable('recipeFacets').set({ format: 0, foods: '[]' }).where('isGone', '=', false).execute()
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))).toHaveLength(59)
    await indexFoods(db, AbortSignal.abort())
    await indexFoods(db)
    const after = await db.selectFrom('recipeFacets').select('foods').where('format', '=', 0).execute()
    expect(after).toEqual([])
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))[0]).toBe('1060 ground beef')
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))).toHaveLength(59)
  })

  test('a reused recipe number shows the new recipe in the facet index', async () => {
    const db = await open()
    await insertRecipe(db, aRecipe({ slug: 'first' }))
    await deleteRecipes(db, [1001])
    await db.deleteFrom('usedNumbers').execute()
    await insertRecipe(db, aRecipe({ slug: 'second' }))
    expect(listOwn(await askFacets(db, (facetIndex) => facetIndex))).toEqual(['1001 ground beef'])
  })

  test('what one process stores, another sees at its next look', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'griddle-menu-'))
    const url = kind === 'sqlite' ? join(folder, 'facetIndex.db') : await address()
    const [one, other] = [openDatabase(url), openDatabase(url)]
    await one.migrate()
    expect(listOwn(await askFacets(other.db, (facetIndex) => facetIndex))).toEqual([])
    await Promise.all(
      [insertRecipe(one.db, aRecipe()), insertRecipe(other.db, aRecipe({ slug: 'second' }))].map((work) => work.catch(() => {})),
    )
    const stored = await one.db.selectFrom('_recipes').select('id').execute()
    expect(listOwn(await askFacets(one.db, (facetIndex) => facetIndex))).toHaveLength(stored.length)
    expect(listOwn(await askFacets(other.db, (facetIndex) => facetIndex))).toHaveLength(stored.length)
    await one.close()
    await other.close()
    rmSync(folder, { recursive: true })
  })
})
