import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseIngredient } from './ingredient-parser.ts'

/**
 * Lines of recipe sites as a person reads them: the amounts ('unread' if uncertain) and the plain food. Sampled at random from the labelled lines
 * of a public ingredient parser (BBC, Cookstr, TASTE) and the recorded pages of a public recipe scraper, with some in the style of cocktail bars
 * and of Indian, Australian and old cookbooks.
 */
const lines = readFileSync(new URL('./fixtures/site-lines.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => {
    const [line = '', amounts = '', food = ''] = row.split('\t')
    return { line, amounts, food, read: toReading(line) }
  })

test('names fewer than 1 % of the foods in site lines incorrectly', () => {
  const wrong = lines.filter(({ food, read }) => read.food.toLowerCase() !== food.toLowerCase())
  console.info(wrong.map(({ line, food, read }) => `${line}: ${read.food}, not ${food}`).join('\n'))
  expect(wrong.length / lines.length).toBeLessThan(0.01)
})

test('reads fewer than 1 % of the amounts in site lines incorrectly', () => {
  const wrong = lines.filter(({ amounts, read }) => read.amounts !== amounts)
  expect(wrong.length / lines.length).toBeLessThan(0.01)
})

/** '1.5 pound | 680 gram', as in the fixture. */
function toReading(line: string) {
  const { amounts, food } = parseIngredient(line)
  const texts = amounts.map(({ low, high, unit }) => {
    const range = [...new Set([low, high])].map((value) => Number(value.toFixed(3))).join('-')
    return unit ? `${range} ${unit.name}` : range
  })
  return { amounts: texts.join(' | ') || 'unread', food }
}
