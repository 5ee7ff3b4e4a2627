/** What a value may be at most or must be at least, in its own unit. */
export type Budget = { most: number } | { least: number }

/** What came of a measurement: its budget is met or missed, there is none, or the measuring itself was not possible. */
export type Verdict = 'met' | 'missed' | 'no budget' | 'not measured'

/** The units of values; × is a ratio. */
export type Unit = 'ms' | 's' | 'µs' | 'MB' | 'KB' | '/s' | '×' | '%' | 'points' | 'errors' | ''

/** What was measured, beside what it may be. */
export type Row = { what: string; value: number; unit: Unit; budget: Budget | undefined; verdict: Verdict; note: string }

/** One kind of measurement, done: its title, how it was measured, what came out, and for those who want to look closer a table. */
export type Part = { title: string; about: string; rows: Row[]; details?: Details }

/** A table of texts. */
export type Details = { columns: string[]; lines: string[][] }

/** What was measured, judged by its budget when it has one. NaN says that it could not be measured, which `note` then explains. */
export function toRow(what: string, value: number, unit: Unit, budget?: Budget, note = ''): Row {
  return { what, value, unit, budget, verdict: judge(value, budget), note }
}

function judge(value: number, budget: Budget | undefined): Verdict {
  if (Number.isNaN(value)) return 'not measured'
  if (!budget) return 'no budget'
  const isMet = 'most' in budget ? value <= budget.most : value >= budget.least
  return isMet ? 'met' : 'missed'
}
