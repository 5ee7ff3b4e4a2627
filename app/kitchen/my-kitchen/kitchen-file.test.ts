import { expect, test } from 'vitest'
import type { KitchenRecord } from '#domain/kitchen/kitchen-records.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { wholeRecipe } from '#tests/whole-recipe.ts'
import { readKitchenFile, toKitchenFile } from './kitchen-file.ts'
import { readKitchenHash } from './kitchen-link.ts'
import { packText } from './pack-text.ts'

const about = { id: wholeRecipe.id, slug: wholeRecipe.slug, title: wholeRecipe.title }

/** A recipe as imported from a kitchen file, as a favourite and in the cooking log, and from a link. */
async function bringIn(recipe: object): Promise<(Recipe | undefined)[]> {
  const cooked = { key: 'cooked a', changedAt: 6, kind: 'cooked', about, day: '2026-11-27', shown: 4, remark: '', as: recipe }
  const [favourites, records] = [[recipe] as Recipe[], [cooked] as KitchenRecord[]]
  const text = toKitchenFile(
    { records, favourites, shoppingList: null, mealPlan: null, units: null },
    'https://eat.example',
    '2026-11-27T12:00:00.000Z',
  )
  const file = readKitchenFile(text)
  const link = await readKitchenHash(`#kitchen=${await packText(JSON.stringify({ version: 1, records }))}`)
  if (typeof file === 'string' || typeof link === 'string') throw new Error('It was not read')
  const toRecipes = (read: readonly KitchenRecord[]) => read.map((record) => (record.kind === 'cooked' ? record.as : undefined))
  return [...file.favourites, ...toRecipes(file.records), ...toRecipes(link.records)]
}

test('a recipe is imported in full', async () => {
  expect(await bringIn(wholeRecipe)).toEqual([wholeRecipe, wholeRecipe, wholeRecipe])
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'https:', 'book.example'])(
  'a source at %s is dropped',
  async (sourceUrl) => {
    const { sourceUrl: _, ...recipe } = wholeRecipe
    expect(await bringIn({ ...wholeRecipe, sourceUrl })).toEqual([recipe, recipe, recipe])
  },
)

const further = Object.keys(wholeRecipe).filter((name) => name !== 'id')

test.each(further)('a recipe whose %s has the wrong type is imported without it', async (name) => {
  for (const odd of [{ odd: 'odd' }, [{ odd: 'odd' }, 7, null], Number.NaN, true]) {
    const recipes = await bringIn({ ...wholeRecipe, [name]: odd, script: 'odd' })
    expect(recipes).toHaveLength(3)
    for (const recipe of recipes) {
      expect(JSON.stringify(recipe)).not.toContain('odd')
      expect(Object.keys(wholeRecipe)).toEqual(expect.arrayContaining(Object.keys(recipe ?? {})))
    }
  }
})
