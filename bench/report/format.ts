import type { Row } from './row.ts'

/** A number with three significant digits, and none after the point from a hundred up. */
export function formatNumber(value: number) {
  if (Number.isNaN(value)) return ''
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))
}

/** The value of a row with its unit; empty when it could not be measured. */
export function formatValue({ value, unit }: Pick<Row, 'value' | 'unit'>) {
  return Number.isNaN(value) ? '' : withUnit(value, unit)
}

/** The budget of a row in words; empty when it has none. */
export function formatBudget({ budget, unit }: Pick<Row, 'budget' | 'unit'>) {
  if (!budget) return ''
  return 'most' in budget ? `at most ${withUnit(budget.most, unit)}` : `at least ${withUnit(budget.least, unit)}`
}

function withUnit(value: number, unit: Row['unit']) {
  return `${formatNumber(value)} ${unit}`.trim()
}
