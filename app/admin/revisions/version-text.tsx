import type { VersionSide } from '#core/revisions/compare-versions.ts'

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
