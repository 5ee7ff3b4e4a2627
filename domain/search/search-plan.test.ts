import { expect, test } from 'vitest'
import { maxSearchWords } from '#domain/forms/form-limits.ts'
import { listMarkedTerms, planSearch, type SearchPlan } from './search-plan.ts'
import { createVocabulary } from './vocabulary.ts'

const listTerms = ({ words }: SearchPlan) => words.flatMap(({ alternatives }) => alternatives.map(({ term }) => term))

function aVocabulary(words: Record<string, number>) {
  const vocabulary = createVocabulary()
  for (const [word, documents] of Object.entries(words)) vocabulary.set(word, documents)
  return vocabulary
}

const kitchen = aVocabulary({
  cheese: 50,
  burger: 40,
  cheesecake: 5,
  sand: 3,
  which: 90,
  sandwich: 20,
  tomatoes: 30,
  soup: 25,
  steak: 9,
  steep: 2,
})

test('misspelt words are corrected to the most frequent of the nearest', () => {
  expect(planSearch('chese burgr', kitchen).corrections).toEqual([
    { typed: 'chese', meant: 'cheese' },
    { typed: 'burgr', meant: 'burger' },
  ])
  const { corrections, near } = planSearch('steek', kitchen)
  expect([corrections, near]).toEqual([[{ typed: 'steek', meant: 'steak' }], ['steep']])
})

test('a misspelt word is not split in two, but words run together are', () => {
  expect(planSearch('sandwhich', kitchen).corrections).toEqual([{ typed: 'sandwhich', meant: 'sandwich' }])
  expect(planSearch('tomatosoup', kitchen).words.map(({ word }) => word)).toEqual(['tomato', 'soup'])
})

test('a kind of dish includes the dishes that rarely name it', () => {
  const bar = aVocabulary({ margarita: 2, sangria: 1, spaghetti: 9, pasta: 20, frittata: 3, egg: 30 })
  expect(listTerms(planSearch('cocktails', bar))).toEqual(['cocktail', 'margarita', 'sangria'])
  expect(listTerms(planSearch('shrimp pasta', bar))).toContain('spaghetti')
  expect(listTerms(planSearch('brunch eggs', bar))).toContain('frittata')
  expect(planSearch('cocktail', bar).corrections).toEqual([])
})

test('adjacent words are also searched as one word, as intended', () => {
  expect(listTerms(planSearch('chese burgrs', kitchen))).toContain('cheeseburger')
})

test('a prefix matches words that begin with it; the last word always does while it is being typed', () => {
  expect(listTerms(planSearch('cheesec', kitchen))).toContain('cheesecake')
  expect(listTerms(planSearch('cheese', kitchen))).not.toContain('cheesecake')
  expect(listTerms(planSearch('soup cheese', kitchen, { completesLast: true }))).toContain('cheesecake')
})

test('an amount ranks but does not select, unless there is nothing else', () => {
  const areRequired = (text: string) => planSearch(text, kitchen).words.map(({ isRequired }) => isRequired)
  expect(areRequired('2 burgers')).toEqual([false, true])
  expect(areRequired('2')).toEqual([true])
})

test('stop words are dropped, repeated words count once, and there is a limit', () => {
  expect(planSearch('the soup of the soups', kitchen).words).toHaveLength(1)
  const { words, isCut } = planSearch('ab cd ef gh ij kl mn op qr st uv wx yz', kitchen)
  expect([words.length, isCut]).toEqual([maxSearchWords, true])
})

test('a word removed from the vocabulary is neither known nor offered', () => {
  const vocabulary = aVocabulary({ waffle: 2 })
  vocabulary.set('waffle', 0)
  expect([vocabulary.size, vocabulary.complete('waf', 5), vocabulary.correct('wafle', 5)]).toEqual([0, [], []])
})

const requiredOf = (text: string, vocabulary = kitchen) =>
  planSearch(text, vocabulary)
    .words.filter(({ isRequired }) => isRequired)
    .map(({ word }) => word)

test('words that ask or praise rank but do not select, unless there is nothing else', () => {
  expect(requiredOf('how to make the best easy cheese soup recipe')).toEqual(['cheese', 'soup'])
  expect(requiredOf('can i cook steak')).toEqual(['steak'])
  expect(requiredOf('easy recipe')).toEqual(['easy', 'recipe'])
  expect(requiredOf('how easy', aVocabulary({ easy: 4 }))).toEqual(['easy'])
  expect(requiredOf('soup recipie', aVocabulary({ soup: 3, recipe: 9 }))).toEqual(['soup'])
  expect(planSearch('easy soup', kitchen, { requiresAll: true }).words.every(({ isRequired }) => isRequired)).toBe(true)
})

test('a food with several names is searched by all of them, and each is highlighted', () => {
  const termsOf = (text: string) => listTerms(planSearch(text, kitchen))
  expect(termsOf('aubergines')).toContain('eggplant')
  expect(termsOf('prawn')).toContain('shrimp')
  expect(termsOf('spring onions')).toEqual(['scallion'])
  expect(termsOf('catsup')).toContain('ketchup')
  // Black pepper is only one kind of pepper.
  expect(termsOf('pepper')).toEqual(['pepper'])
  expect([...listMarkedTerms(planSearch('scallion', kitchen))].toSorted()).toEqual(['greenonion', 'scallion', 'springonion'])
})

test('a known food is neither corrected into another word nor offered as a correction', () => {
  const vocabulary = aVocabulary({ steam: 50, ham: 40, jam: 30, ream: 5 })
  for (const food of ['steak', 'steaks', 'yam', 'cream']) {
    const { corrections, near } = planSearch(food, vocabulary)
    expect([food, corrections, near]).toEqual([food, [], []])
  }
  expect(planSearch('staem', vocabulary).corrections).toEqual([{ typed: 'staem', meant: 'steam' }])
})

test('one or two letters alone are a prefix of a word in a title, even if they are a word', () => {
  const vocabulary = aVocabulary({ tomato: 30, toast: 20, butter: 90, burger: 40 })
  const [to] = planSearch('to', vocabulary).words
  expect([to?.titleOnly, to?.alternatives.map(({ term }) => term)]).toEqual([true, ['to', 'tomato', 'toast']])
  expect(listTerms(planSearch('b', vocabulary))).toEqual(['b', 'butter', 'burger'])
  expect(planSearch('to burger', vocabulary).words.map(({ word }) => word)).toEqual(['burger'])
})

test('the name of a diet is a single term', () => {
  const { words, diets } = planSearch('gluten-free and vegetarian soup', kitchen)
  expect(words.map(({ word }) => word)).toEqual(['gluten free', 'vegetarian', 'soup'])
  expect(diets).toEqual(['gluten free', 'vegetarian'])
})

test('either of two words that "or" joins will do', () => {
  const { words } = planSearch('tomato soup or sandwich', kitchen)
  expect(words.map(({ word }) => word)).toEqual(['tomato', 'soup or sandwich'])
  expect(words[1]?.alternatives.map(({ term }) => term)).toEqual(expect.arrayContaining(['soup', 'sandwich']))
  expect(planSearch('soup in 20 minutes or less', kitchen).words.map(({ word }) => word)).not.toContain('20 or less')
})

test('quick is half an hour at most, but not in the name of a food', () => {
  expect(planSearch('quick soup', kitchen).minutes).toBe(30)
  expect(planSearch('quick soup in 45 minutes', kitchen).minutes).toBe(45)
  for (const text of ['quick bread', 'quick-cooking oats', 'fast food'])
    expect([text, planSearch(text, kitchen).minutes]).toEqual([text, undefined])
})

test('a word for food in general selects only by itself', () => {
  const areRequired = (text: string) => planSearch(text, kitchen).words.map(({ isRequired }) => isRequired)
  expect(areRequired('steak dinner')).toEqual([true, false])
  expect(areRequired('dinner')).toEqual([true])
  expect(areRequired('vegan dinner')).toEqual([true, true])
})

test('breakfast and lunch select, also beside a time', () => {
  const areRequired = (text: string) =>
    planSearch(text, kitchen)
      .words.filter(({ isRequired }) => isRequired)
      .map(({ word }) => word)
  expect(areRequired('breakfast in 10 minutes')).toEqual(['breakfast'])
  expect(areRequired('30 minute meals')).toEqual([])
})

test('a known name of two words that say little alone is one', () => {
  const labeled = aVocabulary({ side: 30, dish: 40, sidedish: 5, bake: 50, no: 60, nobake: 2 })
  expect(planSearch('easy side dishes', labeled).words.map(({ word }) => word)).toEqual(['easy', 'side dishes'])
  expect(listTerms(planSearch('no bake', labeled))).toContain('nobake')
  expect(planSearch('fish dish', labeled).words.map(({ word }) => word)).toEqual(['fish', 'dish'])
})

test('the name of a dish that nothing has is no misspelling', () => {
  expect(planSearch('margarita', aVocabulary({ margarine: 9 })).corrections).toEqual([])
})
