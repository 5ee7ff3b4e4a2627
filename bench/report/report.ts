import { formatBudget, formatValue } from './format.ts'
import type { Details, Part, Row } from './row.ts'

const introduction = `# Benchmarks

Written by \`npm run bench\`, which runs the short benchmarks, or \`npm run bench -- NAME\`, which runs one and leaves the results of the others as they are. Only the last section, "Measured once", is written by hand.`

const handWritten = /^## Measured once$[\s\S]*/m

/**
 * The report with these parts in the place of what it said of them before. `order` has the titles of all parts, those never measured among
 * them; `circumstances` says where and when these were measured. The section that is written by hand stays at the end, unchanged.
 */
export function updateReport(earlier: string, parts: Part[], { order, circumstances }: { order: string[]; circumstances: string }) {
  const sections = new Map(order.map((title) => [title, '*Not measured yet.*']))
  for (const section of earlier.split(/^## /m).slice(1)) {
    const [title = '', ...lines] = section.split('\n')
    if (sections.has(title)) sections.set(title, lines.join('\n').trim())
  }
  for (const part of parts) sections.set(part.title, toSection(part, circumstances))
  const summary = summarize(sections)
  const report = `${[introduction, summary, ...[...sections].map(([title, text]) => `## ${title}\n\n${text}`)].join('\n\n')}\n`
  const byHand = handWritten.exec(earlier)?.[0]
  return byHand ? `${report}\n${byHand}` : report
}

/** The rows of a part as a table of Markdown. */
function toSection({ about, rows, details }: Part, circumstances: string) {
  const lines = rows.map((row) => [row.what, formatValue(row), formatBudget(row), toRemark(row)])
  const table = toMarkdown({ columns: ['What', 'Measured', 'Budget', 'Verdict'], lines })
  return [`*${circumstances}*`, about, table, ...(details ? [toMarkdown(details)] : [])].join('\n\n')
}

function toRemark({ verdict, note }: Row) {
  const said = verdict === 'no budget' ? '' : verdict
  return [verdict === 'missed' ? '**missed**' : said, note].filter(Boolean).join(': ')
}

/** Which budgets are missed, and what could not be measured, read from the sections themselves. */
function summarize(sections: Map<string, string>) {
  const lines = [...sections].flatMap(([title, text]) => text.split('\n').map((line) => ({ title, line })))
  const listed = (mark: RegExp) => lines.filter(({ line }) => mark.test(line)).map(({ title, line }) => `- ${title}: ${toSentence(line)}`)
  const missed = listed(/^\|.*\| \*\*missed\*\*/)
  const unmeasured = listed(/^\|.*\| not measured/)
  return [
    ...(missed.length > 0 ? [`${countMissed(missed.length)}:`, missed.join('\n')] : ['Every measured budget is met.']),
    ...(unmeasured.length > 0 ? ['Not measured:', unmeasured.join('\n')] : []),
  ].join('\n\n')
}

/** How many budgets are missed, as a sentence says it. */
export function countMissed(count: number) {
  return count === 1 ? '1 budget is missed' : `${count} budgets are missed`
}

function toSentence(line: string) {
  const [what = '', value = '', budget = '', remark = ''] = line.slice(2, -2).split(' | ')
  return value === '' ? `${what} (${remark.replace(/^not measured(: )?/, '')})` : `${what}: ${value}, budget ${budget}`
}

function toMarkdown({ columns, lines }: Details) {
  return [columns, columns.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
