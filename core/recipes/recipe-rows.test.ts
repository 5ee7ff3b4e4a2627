import { expect, test } from 'vitest'
import { aRecipe } from '#tests/builders.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { listLost, wholeRecipe } from '#tests/whole-recipe.ts'
import { countRecipes } from './public-recipe-rows.ts'
import { findRecipe, findRecipeBySlug, insertRecipe, listRecipes } from './recipe-rows.ts'

const all = { limit: 50, offset: 0 }

onEachDatabase(({ open }) => {
  test('created recipes are numbered from 1001', async () => {
    const db = await open()
    expect((await insertRecipe(db, aRecipe())).id).toBe(1001)
    expect((await insertRecipe(db, aRecipe({ slug: 'second' }))).id).toBe(1002)
  })

  test('a recipe comes back as it was stored', async () => {
    const db = await open()
    const recipe = aRecipe({ type: 'trending', servings: 4, ingredients: ['½ cup “sharp” cheddar', 'salt'], title: 'Crème “brûlée” 🍔' })
    const { id } = await insertRecipe(db, recipe)
    expect(await findRecipe(db, id)).toEqual({ ...recipe, id, publishedAt: recipe.createdAt })
    expect(await findRecipeBySlug(db, 'patty-melt')).toEqual({ ...recipe, id, publishedAt: recipe.createdAt })
    expect(await findRecipeBySlug(db, 'nothing')).toBeUndefined()
  })

  test('every field of a recipe is stored', async () => {
    const db = await open()
    const { id: _, ...recipe } = wholeRecipe
    await insertRecipe(db, recipe)
    expect(listLost(await findRecipe(db, wholeRecipe.id))).toEqual([])
  })

  test('the newest recipe comes first', async () => {
    const db = await open()
    await insertRecipe(db, aRecipe({ slug: 'old', createdAt: '2026-01-01T00:00:00.000Z' }))
    await insertRecipe(db, aRecipe({ slug: 'new', createdAt: '2026-02-01T00:00:00.000Z' }))
    expect((await listRecipes(db, {}, all)).map(({ slug }) => slug)).toEqual(['new', 'old'])
    expect((await listRecipes(db, {}, { limit: 1, offset: 1 })).map(({ slug }) => slug)).toEqual(['old'])
  })

  test('a list can hold one type only', async () => {
    const db = await open()
    await insertRecipe(db, aRecipe({ slug: 'plain' }))
    await insertRecipe(db, aRecipe({ slug: 'hot', type: 'trending' }))
    expect((await listRecipes(db, { type: 'trending' }, all)).map(({ slug }) => slug)).toEqual(['hot'])
    expect(await countRecipes(db, { type: 'trending' })).toBe(1)
  })
})
