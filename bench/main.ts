import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatBudget, formatValue } from '#bench/report/format.ts'
import { describeMachine } from '#bench/report/machine.ts'
import { countMissed, updateReport } from '#bench/report/report.ts'
import { type Part, toRow } from '#bench/report/row.ts'
import { root } from '#scripts/process.mjs'
import { kinds } from './kinds.ts'

const file = join(root, 'docs/benchmarks.md')

await main(process.argv.slice(2))

async function main(named: string[]) {
  const unknown = named.filter((name) => !Object.hasOwn(kinds, name))
  if (unknown.length > 0) {
    console.error(
      `There is no benchmark called ${unknown.join(', ')}. Choose from ${Object.keys(kinds).join(', ')}, or none for the short ones.`,
    )
    process.exitCode = 2
    return
  }
  const chosen = Object.entries(kinds).filter(([name, { isLong }]) => (named.length > 0 ? named.includes(name) : !isLong))
  const parts: Part[] = []
  for (const [name, kind] of chosen) {
    console.log(`Measuring ${name} …`)
    const circumstances = describeMachine(new Date())
    const part = await kind.measure().catch((error: unknown) => toFailed(kind.title, error))
    show(part)
    write(part, circumstances)
    parts.push(part)
  }
  compareWithBudgets(parts)
}

/** Reports a benchmark that failed without losing the others. */
function toFailed(title: string, error: unknown): Part {
  console.error(error)
  const [reason = ''] = String(error).split('\n')
  return { title, about: 'The measurement failed.', rows: [toRow(title, Number.NaN, '', undefined, reason)] }
}

function show({ title, rows, details }: Part) {
  console.log(title)
  console.table(
    rows.map((row) => ({ what: row.what, measured: formatValue(row), budget: formatBudget(row), verdict: row.verdict, note: row.note })),
  )
  if (details) console.table(details.lines.map((line) => Object.fromEntries(line.map((cell, index) => [details.columns[index], cell]))))
}

/** Writes each part as soon as it is measured, so that a later failure loses nothing. */
function write(part: Part, circumstances: string) {
  const earlier = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const order = Object.values(kinds).map(({ title }) => title)
  writeFileSync(file, updateReport(earlier, [part], { order, circumstances }))
}

function compareWithBudgets(parts: Part[]) {
  const rows = parts.flatMap(({ rows }) => rows)
  const missed = rows.filter(({ verdict }) => verdict === 'missed')
  for (const row of missed) console.log(`Missed: ${row.what}: ${formatValue(row)}, budget ${formatBudget(row)}`)
  for (const { what, note } of rows.filter(({ verdict }) => verdict === 'not measured')) console.log(`Not measured: ${what} (${note})`)
  console.log(missed.length === 0 ? 'Every measured budget is met.' : `${countMissed(missed.length)}.`)
  process.exitCode = missed.length === 0 && parts.every(({ rows }) => rows.length > 1) ? 0 : 1
}
