import { toDuration } from '#domain/recipes/recipe.ts'

/** Figures greater than `over`, up to and including `max`. */
export type FigureRange = { over: number; max: number }

/** The ranges of the time filter, in minutes. */
export const timeRanges: readonly FigureRange[] = [upTo(30), upTo(60), upTo(120), over(120)]

/** The ranges of the calorie filter, in kcal per serving. */
export const kcalRanges: readonly FigureRange[] = [upTo(300), upTo(500), upTo(800), over(800)]

/** Whether a figure is in a range; an unknown one (NaN) never is. */
export function isWithin(figure: number, range: FigureRange) {
  return figure > range.over && figure <= range.max
}

/** A range as a query parameter: '30' or 'over-120'. */
export function writeRange(range: FigureRange) {
  return Number.isFinite(range.max) ? String(range.max) : `over-${range.over}`
}

/** Parses a query parameter; undefined if it is not a range. */
export function readRange(text: string): FigureRange | undefined {
  const found = /^(over-)?([1-9]\d{0,4})$/.exec(text)
  if (!found) return undefined
  return found[1] ? over(Number(found[2])) : upTo(Number(found[2]))
}

/** A range of minutes in words: 'Up to 30 min', 'Over 2 hr'. */
export function nameTime(range: FigureRange) {
  return nameRange(range, toDuration)
}

/** A range of kcal in words: 'Up to 500 kcal'. */
export function nameKcal(range: FigureRange) {
  return nameRange(range, (figure) => `${figure} kcal`)
}

function nameRange({ over: min, max }: FigureRange, name: (figure: number) => string) {
  return Number.isFinite(max) ? `Up to ${name(max)}` : `Over ${name(min)}`
}

function upTo(max: number): FigureRange {
  return { over: -1, max }
}

function over(min: number): FigureRange {
  return { over: min, max: Number.POSITIVE_INFINITY }
}
