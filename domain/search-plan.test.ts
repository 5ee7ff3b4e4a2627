import { expect, test } from 'vitest'
import { maxSearchWords } from './forms/form-limits.ts'
import { listTerms, planSearch } from './search-plan.ts'
import { createVocabulary } from './vocabulary.ts'

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

test('a misspelt word is no two words, and two words written together are', () => {
  expect(planSearch('sandwhich', kitchen).corrections).toEqual([{ typed: 'sandwhich', meant: 'sandwich' }])
  expect(planSearch('tomatosoup', kitchen).words.map(({ word }) => word)).toEqual(['tomato', 'soup'])
})

test('neighbors are also looked for as one word, as they were meant', () => {
  expect(listTerms(planSearch('chese burgrs', kitchen))).toContain('cheeseburger')
})

test('a beginning stands for the words that begin so; the last word while it is typed, always', () => {
  expect(listTerms(planSearch('cheesec', kitchen))).toContain('cheesecake')
  expect(listTerms(planSearch('cheese', kitchen))).not.toContain('cheesecake')
  expect(listTerms(planSearch('soup cheese', kitchen, { completesLast: true }))).toContain('cheesecake')
})

test('an amount ranks but does not select, unless it is all there is', () => {
  const requiredOf = (text: string) => planSearch(text, kitchen).words.map(({ isRequired }) => isRequired)
  expect(requiredOf('2 burgers')).toEqual([false, true])
  expect(requiredOf('2')).toEqual([true])
})

test('words that say nothing are left out, repeated ones are one, and there is a limit', () => {
  expect(planSearch('the soup of the soups', kitchen).words).toHaveLength(1)
  const { words, isCut } = planSearch('ab cd ef gh ij kl mn op qr st uv wx yz', kitchen)
  expect([words.length, isCut]).toEqual([maxSearchWords, true])
})

test('a word that was taken out is neither known nor offered', () => {
  const vocabulary = aVocabulary({ waffle: 2 })
  vocabulary.set('waffle', 0)
  expect([vocabulary.size, vocabulary.complete('waf', 5), vocabulary.correct('wafle', 5)]).toEqual([0, [], []])
})
