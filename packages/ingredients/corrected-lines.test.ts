import { expect, test } from 'vitest'
import {
  convertedLines,
  convertedSteps,
  linkedSteps,
  namedFoods,
  readLines,
  scaledLines,
  scaledSteps,
  timedSteps,
} from './fixtures/corrected-lines.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { showIngredient, toIngredientText } from './show-ingredient.ts'
import { showRecipe } from './show-lines.ts'
import { showStep } from './show-step.ts'
import { findTimes } from './times.ts'

test.each(convertedLines)('%s in %s units is %s', (line, units, shown) => {
  expect(toIngredientText(showIngredient(line, { factor: 1, units }))).toBe(shown)
})

test.each(scaledLines)('%s times %d is %s', (line, factor, expected) => {
  const shown = showIngredient(line, { factor, units: 'original' })
  expect([toIngredientText(shown), shown.isUnscaled]).toEqual([expected, undefined])
})

test.each(readLines)('%s is %s of %s', (line, amounts, food) => {
  const read = parseIngredient(line)
  const texts = read.amounts.map(({ low, high, unit }) => {
    const range = [...new Set([low, high])].map((value) => Number(value.toFixed(3))).join('-')
    return unit ? `${range} ${unit.name}` : range
  })
  expect([texts.join(' | '), read.food]).toEqual([amounts, food])
})

test.each(namedFoods)('%s is %s', (line, food) => {
  expect(parseIngredient(line).food).toBe(food)
})

test.each(convertedSteps)('%s in %s units is %s', (step, units, shown) => {
  const { parts } = showStep(step, { factor: 1, units })
  expect(parts.map(({ text }) => text).join('')).toBe(shown)
})

test.each(scaledSteps)('%s times %d is %s', (step, factor, shown) => {
  const { parts } = showStep(step, { factor, units: 'original' })
  expect(parts.map(({ text }) => text).join('')).toBe(shown)
})

test.each(timedSteps)('%s has times %j', (step, times) => {
  expect(findTimes(step).map(({ start, end }) => step.slice(start, end))).toEqual(times)
})

test.each(linkedSteps)('of %j, the step ‘%s’ takes: %s', (ingredients, step, expected) => {
  const shown = showRecipe({ ingredients, steps: [step] }, { factor: 1, units: 'original' })
  const parts = shown.steps[0]?.parts.map(({ text, lines = [], isWhole }) => {
    const { amount = '', package: packed } = (isWhole && shown.ingredients[lines[0] ?? -1]) || {}
    return amount ? `${text} [${[amount, packed].filter(Boolean).join(' ')}]` : text
  })
  expect(parts?.join('')).toBe(expected)
})
