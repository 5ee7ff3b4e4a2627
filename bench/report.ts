import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** A Markdown table; numbers get three significant digits. */
export function toTable(columns: string[], rows: (string | number)[][]) {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(toCell))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function toCell(value: string | number) {
  if (typeof value === 'string') return value
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))
}

/** The report with this section replacing the earlier one, or before the handwritten one. */
export function putSection(report: string, title: string, text: string) {
  const section = `## ${title}\n\n${text}\n\n`
  const place = new RegExp(`^## ${title}\n[^]*?(?=^## )`, 'm')
  if (place.test(report)) return report.replace(place, () => section)
  return report.replace(/^## Measured once$/m, (heading) => section + heading)
}

/** When, on which commit and on what machine this runs, and its load. */
export function describeRun(root: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/benchmarks.md') !== ''
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`
  const commit = `commit ${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? ' with changes' : ''}`
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${commit}, ${machine}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before`
}
