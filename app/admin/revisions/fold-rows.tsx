import type { VersionRow } from '#core/revisions/compare-versions.ts'
import { VersionText } from './version-text.tsx'

/** A row to show, or a number of rows that both versions share, far from any difference. `index` is that of the (first) row. */
type Shown = { index: number } & ({ row: VersionRow } | { folded: number })

/** Rows that are the same in both versions are folded up, but for those next to a difference, which say where it is. */
export function foldRows(rows: VersionRow[]): Shown[] {
  const isKept = (index: number) => [index - 1, index, index + 1].some((near) => rows[near]?.isSame === false)
  const shown: Shown[] = []
  rows.forEach((row, index) => {
    const last = shown.at(-1)
    if (isKept(index)) shown.push({ index, row })
    else if (last && 'folded' in last) last.folded += 1
    else shown.push({ index, folded: 1 })
  })
  return shown
}

/** An unchanged row, cut to its beginning, or how many of them are not shown. */
export function UnchangedRow({ shown }: { shown: Shown }) {
  return (
    <li className="version version--same">
      {'folded' in shown ? `… ${shown.folded} unchanged …` : <VersionText side={shown.row.before} mark="ins" />}
    </li>
  )
}
