import { expect, test } from 'vitest'
import { readExclusions } from './exclusions.ts'

const words = new Set(['cookie', 'cookies', 'cake', 'kimchi', 'cashewcream', 'salad', 'mushrooms', 'peanuts', 'yeast', 'bread'])

const known = {
  isKnownWord: (word: string) => words.has(word),
  correct: (word: string) => (word === 'mushroms' ? 'mushrooms' : undefined),
  complete: (word: string) => [...words].filter((one) => one.startsWith(word)),
}

/** 'cookies − nuts': what is still searched for, and what is excluded. */
function read(text: string, options = {}) {
  const { rest, without } = readExclusions(text, known, options)
  return [rest, ...without.map(({ name }) => name)].join(' − ')
}

test.each([
  ['nut free cookies', 'cookies − nut'],
  ['nut-free cookies', 'cookies − nut'],
  ['peanut-free', ' − peanut'],
  ['no peanuts', ' − peanuts'],
  ['without eggs', ' − eggs'],
  ['dessert without eggs', 'dessert − eggs'],
  ['Dessert WITHOUT any eggs or milk', 'Dessert − eggs − milk'],
  ['cake without eggs, milk and nuts', 'cake − eggs − milk − nuts'],
  ['egg and dairy free cake', 'dairy free cake − egg'],
  ['egg, soy & nut free cake', 'cake − nut − soy − egg'],
  ['cake -chocolate', 'cake − chocolate'],
  ['cookies -"peanut butter"', 'cookies − peanut butter'],
  ['cookies without peanut butter', 'cookies − peanut butter'],
  ['bread without yeast', 'bread − yeast'],
  ['salad free of soy', 'salad − soy'],
  ['salad free from celery', 'salad − celery'],
  ['cookies w/o butter', 'cookies − butter'],
  ['eggless cake', 'cake − egg'],
  ['peanut allergy cookies', 'cookies − peanut'],
  ['allergic to sesame', ' − sesame'],
  ['cake that does not contain eggs', 'cake that − eggs'],
  ['no onion no garlic', ' − onion − garlic'],
  ['without mushrooms', ' − mushrooms'],
  ['tree nut free', ' − tree nut'],
  ['shellfish free soup', 'soup − shellfish'],
  ['wheat free bread', 'bread − wheat'],
  ['free range eggs', 'free range eggs'],
  ['no bake cheesecake', 'no bake cheesecake'],
  ['no-knead bread', 'no knead bread'],
  ['stress free dinner', 'stress free dinner'],
  ['gluten-free and vegetarian soup', 'gluten free and vegetarian soup'],
  ['well-done steak', 'well done steak'],
])('“%s” searches for “%s”', (text, meant) => {
  expect(read(text).replace(/ and (?=−|$)/, ' ')).toBe(meant)
})

test('an allergen is excluded by what is known, another food by its kinds and names', () => {
  const [eggs] = readExclusions('no eggs', known).without
  expect(eggs?.known).toEqual(['withouteggs'])
  expect(readExclusions('nut free', known).without[0]?.known).toEqual(['withoutnuts', 'withoutpeanuts'])
  expect(readExclusions('tree nut free', known).without[0]?.known).toEqual(['withoutnuts'])
  expect(readExclusions('no dairy', known).without[0]?.known).toEqual(['dietdairyfree'])
  const pork = readExclusions('no pork', known).without[0]?.foods.map((terms) => terms.join('+'))
  expect(pork).toEqual(expect.arrayContaining(['pork', 'bacon', 'lard', 'hotdog']))
  expect(readExclusions('no onion', known).without[0]?.foods).toEqual(expect.arrayContaining([['onion'], ['redonion'], ['scallion']]))
  expect(readExclusions('-"peanut butter"', known).without[0]?.foods).toContainEqual(['peanutbutter'])
})

test('a misspelt name is corrected, and an unknown one is reported', () => {
  expect(readExclusions('no penuts', known)).toMatchObject({ corrections: [{ typed: 'penuts', meant: 'peanut' }], missing: [] })
  expect(readExclusions('without mushroms', known).without[0]?.name).toBe('mushrooms')
  expect(readExclusions('without xyzzy', known)).toMatchObject({ without: [], missing: ['xyzzy'] })
})

test('a name being typed excludes everything that it may become', () => {
  expect(readExclusions('dessert without eg', known, { completesLast: true }).without[0]?.known).toEqual(['withouteggs'])
  expect(read('dessert without', { completesLast: true })).toBe('dessert')
  expect(readExclusions('cake without mush', known, { completesLast: true }).without[0]?.foods).toContainEqual(['mushroom'])
})
