import { expect, test } from 'vitest'
import { ingredientLines } from '#packages/ingredients/fixtures/ingredient-lines.ts'
import { parseIngredient } from './ingredient-parser.ts'

const readings = ingredientLines.map(([line, amounts, food]) => ({ line, amounts, food, read: toReading(line) }))

test('at least 97 % of real ingredient lines are read correctly, amounts and food', () => {
  const right = readings.filter(({ amounts, food, read }) => read.amounts === amounts && read.food.toLowerCase() === food.toLowerCase())
  console.info(`${right.length} of ${readings.length} lines read right`)
  expect(right.length / readings.length).toBeGreaterThanOrEqual(0.97)
})

test('fewer than 1 % of real ingredient lines get a wrong amount', () => {
  const wrong = readings.filter(({ amounts, read }) => read.amounts !== 'unread' && read.amounts !== amounts)
  console.info(`${wrong.length} of ${readings.length} amounts guessed wrong: ${wrong.map(({ line }) => line).join('; ')}`)
  expect(wrong.length / readings.length).toBeLessThan(0.01)
})

/** '1.5 pound | 680 gram', as in the fixture. */
function toReading(line: string) {
  const { amounts, food } = parseIngredient(line)
  const texts = amounts.map(({ low, high, unit }) => [toRange(low, high), unit?.name].filter(Boolean).join(' '))
  return { amounts: texts.join(' | ') || 'unread', food }
}

function toRange(low: number, high: number): string {
  return [...new Set([low, high])].map((value) => String(Number(value.toFixed(3)))).join('-')
}
