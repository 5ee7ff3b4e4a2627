import type { ComparedField } from '#core/revisions/compare-versions.ts'
import { foldRows, UnchangedRow, VersionText } from './fold-rows.tsx'

/** The differences between two revisions, field by field: removed words on the left, added ones on the right. */
export function Comparison({ from, to, fields }: { from: number | undefined; to: number | undefined; fields: ComparedField[] }) {
  if (from === undefined || to === undefined) return null
  return (
    <section className="card comparison" aria-label="What changed">
      <h2>
        From revision {from} to {to}
      </h2>
      {fields.length === 0 ? <p>Both are the same.</p> : null}
      {fields.map(({ name, label, rows }) => (
        <div key={name} className="conflict__field">
          <h3>{label}</h3>
          <ol className="versions">
            {foldRows(rows).map((shown) =>
              'folded' in shown || shown.row.isSame ? (
                <UnchangedRow key={shown.index} shown={shown} />
              ) : (
                <li key={shown.index} className="version">
                  <div className="version__side">
                    <VersionText side={shown.row.before} mark="del" />
                  </div>
                  <div className="version__side">
                    <VersionText side={shown.row.after} mark="ins" />
                  </div>
                  {shown.row.note ? <p className="help">{shown.row.note}</p> : null}
                </li>
              ),
            )}
          </ol>
        </div>
      ))}
    </section>
  )
}
