import { expect, test } from 'vitest'
import { deriveDiets, deriveLineAllergens } from '#domain/recipes/allergens.ts'
import { judgedFoods } from '#tests/fixtures/foods/judged-foods.ts'

const foods = judgedFoods.map(([name, has, diet]) => {
  const judged = has.split(', ').filter(Boolean)
  const { contains, mayContain, isUnsure } = deriveLineAllergens(name, 'eu')
  return {
    name,
    diet,
    possible: judged.map((one) => one.replace(/[?~]$/, '')),
    warned: judged.filter((one) => !one.endsWith('~')).map((one) => one.replace('?', '')),
    said: [...contains, ...mayContain],
    isUnsure,
    diets: deriveDiets('', [name]),
  }
})

test('what a food contains, and what many of its kind contain, is named or in doubt', () => {
  const missed = foods.flatMap(({ name, warned, said, isUnsure }) =>
    warned.filter((one) => !isUnsure && !said.includes(one)).map((one) => `${name}: ${one}`),
  )
  expect(missed).toEqual([])
})

test('no food counts as suitable for a diet it does not suit', () => {
  const isWrong = ({ warned, diet, diets }: (typeof foods)[number]) =>
    (diet.startsWith('not') && diets.includes('vegan')) ||
    (diet === 'not vegetarian' && diets.includes('vegetarian')) ||
    (warned.includes('gluten') && diets.includes('gluten free')) ||
    (warned.includes('milk') && diets.includes('dairy free')) ||
    (['nuts', 'peanuts'].some((one) => warned.includes(one)) && diets.includes('nut free'))
  expect(foods.filter(isWrong).map(({ name }) => name)).toEqual([])
})

test('a food free of allergens is not in doubt', () => {
  const free = foods.filter(({ warned }) => warned.length === 0)
  expect(free.length).toBeGreaterThan(150)
  const doubted = free.filter(({ said, possible, isUnsure }) => isUnsure || said.some((one) => !possible.includes(one)))
  expect(doubted.map(({ name }) => name)).toEqual([])
})

test('what is certainly vegan is known to be', () => {
  expect(foods.filter(({ diet, diets }) => diet === 'vegan' && !diets.includes('vegan')).map(({ name }) => name)).toEqual([])
})
