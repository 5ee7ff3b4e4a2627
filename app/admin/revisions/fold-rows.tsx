import type { VersionRow, VersionSide } from '#core/revisions/compare-versions.ts'

/** A row to show, or a number of rows that both versions share, far from any difference. `index` is that of the (first) row. */
type Shown = { index: number } & ({ row: VersionRow } | { folded: number })

/** Rows that are the same in both versions are collapsed, except next to a difference, where they give context. */
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

/** An unchanged row, cut to its beginning, or how many of them are collapsed. */
export function UnchangedRow({ shown }: { shown: Shown }) {
  return (
    <li className="version version--same">
      {'folded' in shown ? `… ${shown.folded} unchanged …` : <VersionText side={shown.row.before} mark="ins" />}
    </li>
  )
}

/** The text of a paragraph or line in one of two versions; what the other lacks is marked as added (`ins`) or removed (`del`). */
export function VersionText({ side, mark: Mark }: { side: VersionSide | undefined; mark: 'ins' | 'del' }) {
  if (!side) return <span className="version__nothing">Not in this version</span>
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts never change
  return (
    <span className="version__text">
      {side.parts.map(({ text, isChanged }, index) => (isChanged ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>))}
    </span>
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts never change
}
