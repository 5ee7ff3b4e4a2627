import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ingredientLines } from '#packages/ingredients/fixtures/ingredient-lines.ts'
import { anyCharacter } from '#tests/any-character.ts'
import { asWritten, type Units } from './display.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { readNumber } from './numbers.ts'
import { convertQuantity, scaleQuantity } from './quantity.ts'
import { findStep } from './rounding.ts'
import { showIngredient, toIngredientText } from './show-ingredient.ts'
import { showQuantity, toShownQuantity } from './show-quantity.ts'
import { showStep, splitStep } from './show-step.ts'
import { tidyLine } from './tidy-line.ts'
import { findUnit } from './units.ts'

const pieces = [
  '1',
  '½',
  '1 1/2',
  '2-3',
  '2 to 3',
  ' ',
  ' cup',
  ' tbsp',
  'g',
  ' oz',
  '(',
  ')',
  ' (240 ml)',
  ',',
  ' flour',
  '-inch',
  '/',
  '°F',
  ' each',
  'a ',
  '=',
]
const written = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join('')),
  fc.constantFrom(...ingredientLines.map(([line]) => line)),
)
const factor = fc.double({ min: 1 / 999, max: 999, noNaN: true })
const units = fc.constantFrom<Units>('original', 'us', 'metric')
const measured = [
  'teaspoon',
  'tablespoon',
  'fluid ounce',
  'cup',
  'pint',
  'quart',
  'gallon',
  'milliliter',
  'deciliter',
  'liter',
  'ounce',
  'pound',
  'gram',
  'kilogram',
  'clove',
  'pinch',
]
const unit = fc.constantFrom(...measured.flatMap((name) => findUnit(name) ?? []))
const quantity = fc
  .record({ value: fc.double({ min: 0.01, max: 500, noNaN: true }), unit })
  .map((made) => ({ low: made.value, high: made.value, unit: made.unit }))

test('as written, any line and any step is the stored text, character for character, except for what tidying fixes', () => {
  fc.assert(
    fc.property(written, (text) => {
      // The first number of '1 1 tbsp' is left over from a form.
      fc.pre(!/^=?\s*1\s+[\d.½]/.test(text))
      expect(toIngredientText(showIngredient(text, asWritten))).toBe(tidyLine(text.startsWith('=') ? text.replace(/^=\s*/, '') : text))
      const { heading, parts } = showStep(text, asWritten)
      expect({ heading, text: parts.map((part) => part.text).join('') }).toEqual(splitStep(text))
    }),
    { numRuns: 1000 },
  )
})

test('an unreadable line is never changed, and no line ever loses its food or shows nonsense', () => {
  fc.assert(
    fc.property(written, factor, units, (line, scale, system) => {
      const shown = showIngredient(line, { factor: scale, units: system })
      const { amounts, isPinned, food } = parseIngredient(line)
      const text = toIngredientText(shown)
      if (amounts.length === 0 && !isPinned) expect(text).toBe(tidyLine(line))
      const added = text.replace(line, '')
      expect(added).not.toMatch(/NaN|undefined|Infinity/)
      if (!/(?<![\d.,/])0 /.test(line)) expect(text).not.toMatch(/(?<![\d.,/])0 (?:cup|g|ml|oz|tsp|tbsp|lb)/)
      const words = /\p{N}/u.test(food) ? [] : food.split(/\s+/).slice(0, -1)
      for (const word of words) expect(text).toContain(word.replace(/^=/, ''))
    }),
    { numRuns: 1000 },
  )
})

test('a range of almost nothing is not shown as zero', () => {
  const shown = showIngredient('2-3 oz saffron', { factor: 0.002, units: 'metric' })
  expect(toIngredientText(shown)).toBe('0.11-0.17 g saffron')
})

test('steps in any servings and units show no nonsense', () => {
  fc.assert(
    fc.property(written, factor, units, (step, scale, system) => {
      const { heading, parts } = showStep(step, { factor: scale, units: system })
      const shown = [heading, ...parts.map((part) => part.text)].join('')
      expect(shown.replace(step, '')).not.toMatch(/NaN|undefined|Infinity/)
    }),
    { numRuns: 1000 },
  )
})

test('an amount scaled and scaled back, or converted and converted back, stays within 0.1 %', () => {
  fc.assert(
    fc.property(quantity, factor, unit, (exact, scale, other) => {
      expect(scaleQuantity(scaleQuantity(exact, scale), 1 / scale).low / exact.low).toBeCloseTo(1, 6)
      const converted = convertQuantity(exact, other, 0.5)
      const back = converted && convertQuantity(converted, exact.unit, 0.5)
      if (back) expect(Math.abs(back.low / exact.low - 1)).toBeLessThan(0.001)
    }),
  )
})

test('no displayed number is more than 12 % from the exact amount, unless it says so; nor less than half a step of the rounding rule', () => {
  fc.assert(
    fc.property(quantity, units, fc.option(fc.constantFrom(0.4, 0.5, 0.95), { nil: undefined }), (exact, system, weight) => {
      const { pieces, exact: target } = toShownQuantity(exact, { units: system }, weight)
      const size = target.unit?.size ?? 1
      const sum = pieces.reduce((total, piece) => total + piece.low * (piece.unit?.size ?? 1), 0)
      const text = showQuantity(exact, { factor: 1, units: system }, weight)
      const isMeasured = target.unit?.kind === 'mass' || target.unit?.kind === 'volume'
      const isTold = /pinch|<|scant|generous/.test(text)
      const allowed =
        isMeasured && !isTold ? target.low * size * 0.12 : Math.max(findStep(target.low, target.unit?.name) * size, target.low * size)
      expect(Math.abs(sum - target.low * size), text).toBeLessThanOrEqual(allowed * (1 + 1e-9) + 1e-9)
      expect(sum).toBeGreaterThan(0)
    }),
    { numRuns: 1000 },
  )
})

test('a scaled or converted range has both ends, each at most 12 % from the exact one', () => {
  const ends = fc.tuple(fc.double({ min: 0.25, max: 800, noNaN: true }), fc.double({ min: 1.1, max: 20, noNaN: true }), unit)
  fc.assert(
    fc.property(ends, units, ([low, times, of], system) => {
      const { pieces, exact, ends = [] } = toShownQuantity({ low, high: low * times, unit: of }, { units: system })
      if (of.kind === 'count' || pieces.length > 1 || low * of.size < 15) return
      const [first = pieces[0], last = pieces[0]] = ends.map((end) => end.pieces[0])
      const toSize = (value = 0, piece = first) => value * (piece?.unit?.size ?? 1)
      const [shownLow, shownHigh] = [toSize(first?.low), toSize(last?.high, last)]
      expect(shownHigh).toBeGreaterThanOrEqual(shownLow)
      expect(Math.abs(shownHigh / (low * times * of.size) - 1), JSON.stringify([exact, pieces, ends])).toBeLessThan(0.121)
      expect(Math.abs(shownLow / (low * of.size) - 1), JSON.stringify([exact, pieces, ends])).toBeLessThan(0.121)
    }),
    { numRuns: 500 },
  )
})

test('a scaled and written amount is read back the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 2, 3, 0.5, 0.75, 1.5, 250, 400),
      fc.constantFrom('cup', 'tbsp', 'tsp', 'lb', 'oz', 'g', 'ml', 'kg'),
      fc.constantFrom(0.5, 1.5, 2, 3, 4),
      (value, measure, scale) => {
        const shown = toIngredientText(showIngredient(`${value} ${measure} flour`, { factor: scale, units: 'original' }))
        if (/pinch|scant|generous/.test(shown)) return
        const [read] = parseIngredient(shown.replace(' + ', ' plus ')).amounts
        const exact = value * scale * (findUnit(measure)?.size ?? 1)
        expect(Math.abs(((read?.low ?? 0) * (read?.unit?.size ?? 1)) / exact - 1), shown).toBeLessThan(0.07)
      },
    ),
  )
})

const spoonful =
  /(?<![\d/⁄.])(?<amount>\d+ \d[/⁄]\d|\d+[/⁄]\d|\d* ?[½⅓⅔¼¾⅛⅜⅝⅞]|\d+(?:\.\d+)?) ?(?<measure>quarts?|cups?|tbsp|tablespoons?|tsp|teaspoons?)(?![a-z])/gi

/** All cups and spoons of a text, in millilitres. */
function toMilliliters(text: string) {
  return [...text.matchAll(spoonful)].reduce((sum, { groups: { amount = '', measure = '' } = {} }) => {
    return sum + (readNumber(amount) ?? 0) * (findUnit(measure)?.size ?? 0)
  }, 0)
}

function expectAllOrNothing(line: string, scale: number) {
  const shown = showIngredient(line, { factor: scale, units: 'original' })
  const text = toIngredientText(shown)
  if (text === line || toMilliliters(line) === 0) return
  const ratio = toMilliliters(text) / toMilliliters(line)
  if (!/each|per |=|minus|pinch/.test(`${line} ${text}`) && !Number.isNaN(ratio))
    expect(Math.abs(ratio / scale - 1), text).toBeLessThan(0.07)
}

test('of a real line, either all cups and spoons scale or none do', () => {
  for (const [line] of ingredientLines) for (const scale of [2, 3]) expectAllOrNothing(line, scale)
})

const spoons = fc
  .tuple(fc.constantFrom('1', '2', '½', '1 1/2', '¾'), fc.constantFrom(' cup', ' cups', ' tbsp', ' tsp'))
  .map((parts) => parts.join(''))
const joint = fc.constantFrom(
  ' flour or ',
  ' flour, plus ',
  ' flour (',
  ' flour, ',
  ' sugar, divided, ',
  ' milk with ',
  ' plus ',
  ' butter / ',
  ' oil + ',
  ' (',
  ' a b c ',
  ' 20L ',
)
const rest = fc.constantFrom(' salt', ' more', ') salt', ' for dusting', ')', ' each', ', cut into 4 pieces', ' of them')

test('of a made-up line, either all cups and spoons scale or none do', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(spoons, joint), { maxLength: 2 }), spoons, rest, fc.constantFrom(2, 3, 4), (parts, last, end, scale) => {
      expectAllOrNothing([...parts.flat(), last, end].join(''), scale)
    }),
    { numRuns: 2000 },
  )
})
