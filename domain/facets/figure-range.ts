import { toDuration } from '#domain/recipes/recipe.ts'

/** Figures up to and including one ('30'), or above one ('over-120'), as written in addresses. */
export type FigureRange = string

/** The ranges of the time filter, in minutes. */
export const timeRanges: readonly FigureRange[] = ['30', '60', '120', 'over-120']

/** The ranges of the calorie filter, in kcal per serving. */
export const kcalRanges: readonly FigureRange[] = ['300', '500', '800', 'over-800']

export const rangePattern = /^(over-)?([1-9]\d{0,4})$/

/** Returns a test for a range; unknown figures never pass. */
export function toRangeTest(range: FigureRange) {
  const { isOver, limit } = readRange(range)
  return (figure: number | null) => figure !== null && figure > limit === isOver
}

/** A range of minutes in words: 'Up to 30 min', 'Over 2 hr'. */
export function nameTime(range: FigureRange) {
  return nameRange(range, toDuration)
}

/** A range of kcal in words: 'Up to 500 kcal'. */
export function nameKcal(range: FigureRange) {
  return nameRange(range, (figure) => `${figure} kcal`)
}

function nameRange(range: FigureRange, name: (figure: number) => string) {
  const { isOver, limit } = readRange(range)
  return `${isOver ? 'Over' : 'Up to'} ${name(limit)}`
}

function readRange(range: FigureRange) {
  const [, over, limit] = rangePattern.exec(range) ?? []
  return { isOver: over !== undefined, limit: Number(limit) }
}
