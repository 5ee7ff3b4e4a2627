import { expect, test } from 'vitest'
import { readPacked } from '#tests/fixtures/imports/read-packed.ts'

const id = '1f2e3d4c-0000-4000-8000-00000000000a'
const bare = id.replaceAll('-', '')

test('a backup is read: rows joined by ids with and without dashes, in order, with amounts and the picture', async () => {
  const tables = {
    recipes: [
      { id, name: 'Soup', slug: 'soup', recipe_yield: '4 servings', perform_time: '1 hour', org_url: 'https://a.example/soup', rating: 5 },
    ],
    recipes_ingredients: [
      { recipe_id: bare, position: 1, quantity: 1.5, unit_id: 'c-1', food_id: 'f1', note: 'cold' },
      { recipe_id: id, position: 0, title: 'Base', quantity: 1, note: '1 cup water' },
      { recipe_id: id, position: 2, quantity: 0, food_id: 'f1', note: '' },
    ],
    recipe_instructions: [{ recipe_id: bare, position: 0, title: '', summary: 'First', text: 'Boil **it**\n\nwell.' }],
    ingredient_units: [{ id: 'c1', name: 'cup', plural_name: 'cups' }],
    ingredient_foods: [{ id: 'f1', name: 'milk' }],
    recipe_nutrition: [{ recipe_id: id, calories: '120' }],
    notes: [{ recipe_id: id, title: 'Tip', text: 'Stir.' }],
    tags: [{ id: 't1', name: 'Warm' }],
    recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
    recipe_comments: [{ recipe_id: id, text: 'Good.', user_id: 'u' }],
  }
  const { format, records } = await readPacked({
    'backup/database.json': JSON.stringify(tables),
    [`backup/data/recipes/${id}/images/original.webp`]: 'webp',
    [`backup/data/recipes/${id}/images/min-original.webp`]: 'small',
  })
  expect(format).toBe('mealie')
  expect(records).toMatchObject([
    {
      sourceId: bare,
      title: 'Soup',
      state: 'draft',
      picture: { address: 'kept:webp' },
      ingredients: [{ heading: 'Base', lines: ['1 cup water', '1½ cups milk, cold', 'milk'] }],
      steps: [{ steps: [{ text: 'First: Boil it well.' }] }],
      notes: 'Tip: Stir.',
      servings: 4,
      cookMinutes: 60,
      nutrition: { calories: 120 },
      keywords: ['Warm'],
      extra: { rating: 5, comments: [{ text: 'Good.' }] },
    },
  ])
})

test('single recipe files are read, with snake-case and camel-case names, and other files are not', async () => {
  const early = {
    id: 4,
    slug: 'early',
    name: 'Early',
    recipe_ingredient: [{ title: null, note: 'flour', quantity: 1, disable_amount: true }],
    recipe_instructions: [{ title: 'Dough', text: 'Mix.' }],
  }
  const late = {
    id,
    slug: 'late',
    name: 'Late',
    recipeServings: 3,
    orgURL: 'https://a.example/late',
    recipeIngredient: [{ quantity: 0.333, unit: { name: 'cup', pluralName: 'cups' }, food: { name: 'rice' }, note: null }],
    recipeInstructions: [{ title: '', text: 'Cook.' }],
    tags: [{ name: 'Easy' }],
  }
  const { format, records } = await readPacked({
    'recipes/early/early.json': JSON.stringify(early),
    'recipes/early/images/original.webp': 'webp',
    'recipes/late/late.json': JSON.stringify(late),
    'settings/settings.json': '{"theme":"x"}',
    'torn.json': '{',
  })
  expect(format).toBe('mealie')
  expect(records).toMatchObject([
    { sourceId: 'early', picture: { address: 'kept:webp' }, ingredients: [{ lines: ['flour'] }], steps: [{ heading: 'Dough' }] },
    { sourceId: bare, servings: 3, sourceUrl: 'https://a.example/late', ingredients: [{ lines: ['⅓ cup rice'] }], keywords: ['Easy'] },
    { kind: 'unreadable', place: 'torn.json' },
  ])
})
