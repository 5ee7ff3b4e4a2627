import { describeOutcome } from '#domain/imports/describe-outcome.ts'
import { type ImportEntry, kindLabels } from '#domain/imports/site-import.ts'
import { capitalize } from '#domain/text/capitalize.ts'

const maxPaths = 3

/** Records of an import: what they are, where they stand in the source, and what is done with them and why. */
export function EntriesTable({ entries }: { entries: ImportEntry[] }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Record</th>
          <th scope="col">Result</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.number} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function EntryRow({ entry }: { entry: ImportEntry }) {
  const { kind, title, place, notes, oldPaths } = entry
  return (
    <tr>
      <td className="is-name" data-label="Record">
        <div>
          {title || '–'}
          <span className="import-kind">{capitalize(kindLabels[kind][0])}</span>
        </div>
      </td>
      <td data-label="Result">
        <div>
          {capitalize(describeOutcome(entry))}
          {notes.map((note) => (
            <span key={note} className="import-note">
              {note}
            </span>
          ))}
          {oldPaths.length > 0 && kind !== 'redirect' ? <span className="import-note">{describePaths(oldPaths)}</span> : null}
        </div>
      </td>
      <td data-label="Source">{place || '–'}</td>
    </tr>
  )
}

function describePaths(paths: string[]) {
  const more = paths.length - maxPaths
  return `Old address: ${paths.slice(0, maxPaths).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
