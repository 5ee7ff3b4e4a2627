import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { builtInLabels, otherRecipes } from '#packages/ingredients/fixtures/labelled-steps.ts'
import { linkSteps } from './link-steps.ts'
import { splitStep } from './show-step.ts'

const labelled = [...builtInRecipes.map((recipe) => ({ ...recipe, labels: builtInLabels[recipe.slug] ?? [] })), ...otherRecipes]

test('nearly everything that steps name is linked, and hardly anything else', () => {
  const counts = labelled.flatMap((recipe) =>
    linkSteps(recipe).map((links, step) => {
      const found = new Set(links.flatMap(({ lines }) => lines))
      const wanted = recipe.labels[step] ?? []
      const right = wanted.filter((line) => found.has(line)).length
      return { right, found: found.size, wanted: wanted.length }
    }),
  )
  const sum = (read: (count: (typeof counts)[number]) => number) => counts.reduce((total, count) => total + read(count), 0)
  const [right, found, wanted] = [sum((count) => count.right), sum((count) => count.found), sum((count) => count.wanted)]
  expect(counts.length).toBeGreaterThanOrEqual(60)
  expect(right / found).toBeGreaterThan(0.97)
  expect(right / wanted).toBeGreaterThan(0.95)
})

/** The foods of a step as it names them, marked if it uses their whole amount. */
function link(
  ingredients: string[],
  steps: string[],
  groups: Pick<Parameters<typeof linkSteps>[0], 'ingredientGroups' | 'stepGroups'> = {},
) {
  return linkSteps({ ingredients, steps, ...groups }).map((links, index) =>
    links.map(({ start, end, lines, isWhole }) => {
      const name = splitStep(steps[index] ?? '').text.slice(start, end)
      return `${name} ${lines.join()}${isWhole ? '!' : ''}`
    }),
  )
}

test('a step uses all of a line if no step uses only a part', () => {
  expect(link(['4 tbsp butter', '2 eggs'], ['Melt the butter.', 'Beat in the eggs.'])).toEqual([['butter 0!'], ['eggs 1!']])
  expect(link(['4 tbsp butter'], ['Melt half of the butter.', 'Add the remaining butter.'])).toEqual([['butter 0'], ['butter 0']])
  expect(link(['4 tbsp butter'], ['Melt the butter.', 'Stir in 1 tbsp of the butter.'])).toEqual([['butter 0'], ['butter 0']])
  expect(link(['4 tbsp butter, divided'], ['Melt the butter.'])).toEqual([['butter 0']])
  expect(link(['1 tsp salt'], ['Season with the salt.', 'Taste, and add the salt.'])).toEqual([['salt 0'], ['salt 0']])
  expect(link(['3 lb chicken'], ['Brown the chicken.', 'Return the chicken to the pan.'])).toEqual([['chicken 0!'], ['chicken 0']])
  expect(link(['8 slices cheese'], ['Lay a slice of cheese on each.'])).toEqual([['cheese 0']])
  expect(link(['1 tsp salt'], ['Add salt to taste.'])).toEqual([['salt 0']])
  expect(link(['2 tsp salt'], ['Stir in the 2 tsp salt.'])).toEqual([['salt 0']])
  expect(link(['1 lemon'], ['Serve with the lemon wedges.'])).toEqual([['lemon 0']])
  expect(link(['1 tbsp butter'], ['Open the buns and butter the insides.'])).toEqual([['butter 0']])
  expect(link(['1 onion'], ['Soften the onion: Cook the onion gently.'])).toEqual([['onion 0!']])
})

test('of lines with the same food, one is linked if it is clear which, else none', () => {
  const butter = ['1 cup butter', '2 cups flour', '½ cup butter']
  const groups = { ingredientGroups: [{ heading: 'For the frosting', start: 2 }], stepGroups: [{ heading: 'Make the frosting', start: 1 }] }
  expect(link(butter, ['Rub the flour into it.', 'Beat the butter.'], groups)).toEqual([['flour 1!'], ['butter 2!']])
  expect(link(butter, ['Beat the butter.'])).toEqual([[]])
  expect(link(['1 tbsp salt, for the water', '½ tsp salt, for the sauce'], ['Bring the water and the salt to a boil.'])).toEqual([
    ['salt 0!'],
  ])
})

test('the result of a group stands for its lines', () => {
  const groups = { ingredientGroups: [{ heading: 'For the glaze', start: 1 }] }
  expect(link(['1 ham', '1 cup honey', '2 tbsp mustard'], ['Brush the ham with the glaze.'], groups)).toEqual([['ham 0!', 'glaze 1,2']])
})
