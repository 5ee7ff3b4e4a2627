import { describeOutcome, rankOutcome } from '#domain/imports/describe-outcome.ts'
import { type EntryCount, kindLabels, type SiteImport } from '#domain/imports/site-import.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf } from '#domain/text/count-of.ts'
import { groupDigits } from '#domain/text/group-digits.ts'

/** How many records of each kind there are, by what is done with them, and what comes with them. */
export function ImportCounts({ found, counts }: { found: SiteImport; counts: EntryCount[] }) {
  const outcomes = [...new Set(counts.toSorted((one, other) => rankOutcome(one) - rankOutcome(other)).map(describeOutcome))]
  const kinds = Object.entries(kindLabels).filter(([kind]) => counts.some((count) => count.kind === kind))
  return (
    <section aria-labelledby="counts-title">
      <h2 id="counts-title">Contents</h2>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col">
                {capitalize(outcome)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(([kind, [, many]]) => (
            <tr key={kind}>
              <td className="is-name" data-label="Kind">
                {capitalize(many)}
              </td>
              {outcomes.map((outcome) => (
                <td key={outcome} className="is-number" data-label={capitalize(outcome)}>
                  {groupDigits(sumOf(counts, kind, outcome))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Extras found={found} />
    </section>
  )
}

/** What comes with the records that are still to be imported. */
function Extras({ found: { state, pictures, addresses, drafts } }: { found: SiteImport }) {
  if (state !== 'planned' && state !== 'running' && state !== 'paused') return null
  const lines = [
    pictures > 0
      ? `${countOf(pictures, 'picture')} to copy from the files or fetch from ${pictures === 1 ? 'its address' : 'their addresses'}.`
      : '',
    addresses > 0 ? `${countOf(addresses, 'old address', 'old addresses')} that will redirect to the imported content.` : '',
    drafts > 0 ? `${countOf(drafts, 'draft')} that ${drafts === 1 ? 'stays a draft' : 'stay drafts'}.` : '',
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <ul className="import-extras">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function sumOf(counts: EntryCount[], kind: string, outcome: string) {
  return counts.filter((count) => count.kind === kind && describeOutcome(count) === outcome).reduce((sum, { entries }) => sum + entries, 0)
}
