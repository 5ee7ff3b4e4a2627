import { Recipe as CooklangRecipe } from '@tmlmt/cooklang-parser'
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { splitNames } from '#domain/terms/term.ts'
import { asWritten } from '#packages/ingredients/display.ts'
import { parseIngredient } from '#packages/ingredients/ingredient-parser.ts'
import { showIngredient } from '#packages/ingredients/show-ingredient.ts'
import { showStep } from '#packages/ingredients/show-step.ts'
import { measureComputing } from '#tests/measure-computing.ts'
import { toCooklang } from './cooklang.ts'

const from = { source: 'https://eat.example/recipes/x' }
const plain: Recipe = {
  id: 1001,
  slug: 'x',
  title: 'Toast',
  image: '',
  short: 'Bread, but warm.',
  ingredients: ['2 slices bread'],
  steps: ['Toast the bread for 3 minutes.'],
  nutritionalValues: {},
}

describe.each(builtInRecipes.map((recipe) => [recipe.title, recipe] as const))('%s, read by another program', (_, recipe) => {
  const read = new CooklangRecipe(toCooklang(recipe, from))

  test('has every ingredient with its amount', () => {
    const wanted = recipe.ingredients.map((line) => {
      const { food, amounts } = parseIngredient(line)
      const [, unit = ''] = /([a-z]+)$/i.exec(showIngredient(line, asWritten).amount) ?? []
      return `${food}: ${amounts[0]?.low} ${unit}`
    })
    expect(listIngredients(read)).toEqual(wanted.sort())
  })

  test('has every timer', () => {
    const seconds = recipe.steps.flatMap((step) => showStep(step, asWritten).parts.flatMap(({ seconds }) => seconds ?? []))
    expect(seconds.length).toBeGreaterThan(2)
    expect(read.timers.map(toSeconds)).toEqual(seconds)
  })

  test('has every step, word for word except food names, amounts that moved into their marks, and times', () => {
    const steps = listSteps(read).slice(-recipe.steps.length)
    expect(steps).toHaveLength(recipe.steps.length)
    for (const [index, step] of recipe.steps.entries()) {
      const words = new Set(toWords(steps[index] ?? ''))
      const untimed = showStep(step, asWritten).parts.filter(({ kind }) => kind === 'text')
      const lost = untimed.flatMap(({ text }) => toWords(text)).filter((word) => !words.has(word))
      expect([step, lost]).toEqual([step, []])
    }
  })

  test('has its title, servings, source and tags', () => {
    expect(read.metadata).toMatchObject({ title: recipe.title, servings: String(recipe.servings), source: from.source })
    expect(read.metadata.tags).toEqual(splitNames(`${recipe.keywords}, ${recipe.occasions}`))
  })
})

test('an ingredient is marked where a step first names it, in its owner’s unit; unnamed ones come first', () => {
  const recipe = {
    ...plain,
    ingredients: ['½ cup (113 g) unsalted butter, soft', '1 pinch saffron', '2 to 3 lemons', '⅓ cup milk', 'salt, to taste'],
    steps: ['Melt: Melt the butter in the milk 1 minute, add the butter.', 'Salt the water. Squeeze the lemons for 1½ hours.'],
  }
  expect(toCooklang(recipe, from).split('---\n\n')[1]).toBe(`Have ready: @saffron{1%pinch}, @salt{}(to taste).

Melt: Melt the @unsalted butter{0.5%cup}(113 g, soft) in the @milk{1/3%cup} ~{1%minute}, add the butter.

Salt the water. Squeeze the @lemons{2-3} for ~{1.5%hours}.
`)
})

test('of two lines with one food, each is marked at its own amount', () => {
  const recipe = {
    ...plain,
    ingredients: ['½ tsp salt, for the sauce', '2 tbsp salt, for the water'],
    steps: ['Boil with 2 tbsp salt.', 'Add ½ tsp salt.'],
  }
  expect(toCooklang(recipe, from)).toContain('Boil with @salt{2%tbsp}(for the water).\n\nAdd @salt{0.5%tsp}(for the sauce).')
})

test('a food is marked by a part of its name, but not within another name, in a compound or as a verb', () => {
  const recipe = {
    ...plain,
    ingredients: ['3 cloves garlic', '1 tsp cayenne pepper', '2 onions', '1 tsp salt', '1 cup flour'],
    steps: ['Salt the beans. Add garlic powder, salt-free stock and cayenne to the onion on a flour-dusted board.'],
  }
  expect(toCooklang(recipe, from).split('---\n\n')[1]).toBe(`Have ready: @garlic{3%cloves}, @salt{1%tsp}, @flour{1%cup}.

Salt the beans. Add garlic powder, salt-free stock and @cayenne pepper{1%tsp} to the @onions{2} on a flour-dusted board.
`)
})

test.each([
  ['250 g block halloumi', '@halloumi{250%g}(block)'],
  ['1 8oz package cream cheese', '@cream cheese{8%oz}(package)'],
  ['1 8oz container Cool Whip', '@Cool Whip{8%oz}(container)'],
  ['15 oz can butter beans', '@butter beans{15%oz}(can)'],
  ['1 750ML Bottle of Red Spanish Wine', '@Red Spanish Wine{750%ML}(Bottle of)'],
  ['2 (14 oz) cans tomatoes', '@tomatoes{2}(14 oz, cans)'],
  ['1 9" pie crust', '@pie crust{1}(9-inch)'],
  ['1/3rd cup sugar', '@sugar{1/3%cup}'],
  ['2 or more tablespoons honey', '@honey{2%tablespoons}'],
  ['14-ounces tofu', '@tofu{14%ounces}'],
  ['For the dressing: 3 tbsp olive oil', '@olive oil{3%tbsp}'],
  ['5/8 cup sugar', '@sugar{0.625%cup}'],
  ['400 g to 1 kg potatoes', '@potatoes{0.4-1%kg}'],
  ['Butter 100g', '@Butter{100%g}'],
])('%s is marked as %s', (line, mark) => {
  expect(toCooklang({ ...plain, ingredients: [line], steps: ['Mix.'] }, from)).toContain(`Have ready: ${mark}.`)
})

test.each([
  ['2 pork shoulder steaks', 'Put pork steaks in a bag.', 'Put @pork shoulder steaks{2} in a bag.'],
  ['1 red bell pepper', 'Chop the red pepper.', 'Chop the @red bell pepper{1}.'],
  ['3 oz raspberry flavored Jell-O', 'Stir in raspberry Jell-O.', 'Stir in @raspberry flavored Jell-O{3%oz}.'],
  ['1 cup red Spanish wine', 'Pour in the red wine.', 'Pour in the @red Spanish wine{1%cup}.'],
  ['2 tablespoons unsalted butter', 'Add 1/2 tablespoon butter.', 'Add 1/2 tablespoon butter.'],
  ['1 cup half and half', 'Pour in milk and half and half.', 'Pour in milk and @half and half{1%cup}.'],
])('with %s, ‘%s’ keeps its words, each once', (line, step, marked) => {
  expect(toCooklang({ ...plain, ingredients: [line], steps: [step] }, from)).toContain(`\n\n${marked}\n`)
})

test('the front matter is valid YAML whatever the title', () => {
  const titles = [
    'Mac: the cheese',
    'yes',
    '12',
    '007',
    '- dash',
    '"quoted"',
    "it's",
    'a # b',
    '🌶️',
    'x:',
    '{a}',
    '1e3',
    'Plain & good',
    'tab\there',
  ]
  for (const title of titles) {
    const [, written = ''] = /^title: (.*)$/m.exec(toCooklang({ ...plain, title }, from)) ?? []
    const told = written.startsWith('"') ? JSON.parse(written) : written
    expect(told).toBe(title.replace('\t', ' '))
    if (!written.startsWith('"')) expect(written).toMatch(/^[\p{L}][^#]*$/u)
  }
})

test('no text of a recipe breaks the file: nothing becomes a mark, a comment or another step', () => {
  const marks = [
    '@home',
    '#pan{}',
    '~{5%minutes}',
    '-- gone',
    '[- gone -]',
    '> note',
    '= section',
    '>> key: value',
    '---',
    '@&(1)x{}',
    'a\n\nb',
    '\\@x',
    '{{1|2}}',
    '[list]\nx',
  ]
  const strings = [...marks, ...naughtyStrings].filter((text) => text.trim() !== '' && text.isWellFormed())
  expect(strings.length).toBeGreaterThan(400)
  for (const text of strings) {
    const recipe = {
      ...plain,
      title: text,
      short: text,
      yieldText: text,
      keywords: text,
      category: text,
      ingredients: ['2 slices bread', text],
      steps: [text, 'Second.', `Mid ${text}`],
    }
    const read = new CooklangRecipe(toCooklang(recipe, from))
    const steps = listSteps(read)
    expect([text, read.ingredients.length, read.cookware.length, read.sections.length]).toEqual([text, expect.any(Number), 0, 1])
    expect([text, read.ingredients.length >= 1 && read.ingredients.length <= 2]).toEqual([text, true])
    expect([text, steps.includes('Second.'), steps.length]).toEqual([text, true, expect.any(Number)])
    expect([text, steps.length >= 3 && steps.length <= 4]).toEqual([text, true])
  }
})

function listIngredients({ ingredients }: CooklangRecipe) {
  return ingredients.map(({ name, quantity, unit = '' }) => `${name}: ${quantity && toNumber(quantity)} ${unit}`).sort()
}

function toSeconds({ duration, unit }: CooklangRecipe['timers'][number]) {
  const sizes: Record<string, number> = { hour: 3600, minute: 60, second: 1 }
  return toNumber(duration) * (sizes[unit.replace(/s$/, '')] ?? Number.NaN)
}

/** The lower end of a range. */
function toNumber(quantity: CooklangRecipe['timers'][number]['duration']) {
  const value = quantity.type === 'range' ? quantity.min : quantity.value
  if (value.type === 'fraction') return value.num / value.den
  return value.type === 'decimal' ? value.value : Number.NaN
}

function listSteps({ sections, ingredients }: CooklangRecipe) {
  const steps = sections.flatMap(({ content }) => content.flatMap((part) => (part.type === 'step' ? [part.items] : [])))
  return steps.map((items) => items.map((item) => ('value' in item ? item.value : nameOf(item))).join(''))

  function nameOf(item: { type: string; index: number }) {
    return item.type === 'ingredient' ? (ingredients[item.index]?.name ?? '') : ''
  }
}

function toWords(text: string) {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

test('a paragraph pasted among the ingredients does not slow it down', () => {
  const [recipe] = builtInRecipes
  if (!recipe) throw new Error('There is no built-in recipe')
  const pasted = ['and '.repeat(499), `salt ${'1. '.repeat(660)}`]
  const computed = measureComputing()
  const steps = ['Add the salt and bake 10 minutes']
  const file = toCooklang({ ...recipe, steps, ingredients: [...pasted, '1 tsp pepper'] }, { source: 'https://eat.example/recipes/x' })
  // A generous limit; trying every part of such a line took longer.
  expect(computed()).toBeLessThan(1000)
  expect(file).toContain('@pepper')
})
