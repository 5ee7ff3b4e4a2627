import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import type { Numbers } from '#core/numbers/read-numbers.ts'
import type { Grouping } from '#domain/numbers/periods.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import { Change } from './change.tsx'
import { presentWords } from './number-words.ts'

/** A part of the numbers: a table with the names of its rows first, or a text if it is empty. */
function Part({ title, note, headings, children }: { title: string; note?: string; headings: string[]; children: ReactNode[] }) {
  return (
    <section className="card numbers__table">
      <h2>{title}</h2>
      {note ? <p>{note}</p> : null}
      {children.length === 0 ? (
        <p>None so far.</p>
      ) : (
        <div className="numbers__scroll">
          <table aria-label={title}>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** A number, and its earlier value. */
function Compared({ now, before }: { now: number; before: number }) {
  return (
    <td>
      {groupDigits(before)} <Change now={now} before={before} />
    </td>
  )
}

type RecordsTableProps = { title: string; note?: string; what?: string; by: Grouping; records: Numbers['recipes'] }

/** The recipes or posts with the highest counts: views, unless `what` names something else. */
export function RecordsTable({ title, note, what = 'Views', by, records }: RecordsTableProps) {
  const { now, before, yearBefore } = presentWords[by]
  return (
    <Part title={title} {...(note && { note })} headings={['Title', `${what} ${now}`, before, yearBefore]}>
      {records.map(({ title: name, path, times, before: earlier, yearBefore: lastYear }) => (
        <tr key={path}>
          <th scope="row">
            <Link to={path}>{name || 'Untitled'}</Link>
          </th>
          <td>{groupDigits(times)}</td>
          <Compared now={times} before={earlier} />
          <Compared now={times} before={lastYear} />
        </tr>
      ))}
    </Part>
  )
}

/** Where readers come from. */
export function SourcesTable({ by, sources }: { by: Grouping; sources: Numbers['sources'] }) {
  const { now, before } = presentWords[by]
  return (
    <Part title="Sources" note="Where views come from. Clicks within the site are left out." headings={['Source', `Views ${now}`, before]}>
      {sources.map(({ group, times, before: earlier, names }) => (
        <tr key={group}>
          <th scope="row">
            {group}
            {names.length > 0 ? <span>{names.map(({ name, times: own }) => `${name} ${groupDigits(own)}`).join(', ')}</span> : null}
          </th>
          <td>{groupDigits(times)}</td>
          <Compared now={times} before={earlier} />
        </tr>
      ))}
    </Part>
  )
}

/** What readers did with recipes. */
export function ActionsTable({ by, rows }: { by: Grouping; rows: Numbers['actions'] }) {
  return (
    <Part
      title={`What readers did ${presentWords[by].now}`}
      headings={['Recipe', 'Printed', 'Cook mode', 'Saved', 'Cooked it', 'Reviewed']}
    >
      {rows.map(({ title, path, print, cook, save, cooked, reviews }) => (
        <tr key={path}>
          <th scope="row">
            <Link to={path}>{title}</Link>
          </th>
          {Object.entries({ print, cook, save, cooked, reviews }).map(([what, times]) => (
            <td key={what}>{groupDigits(times)}</td>
          ))}
        </tr>
      ))}
    </Part>
  )
}

/** Texts with their counts. */
export function CountsList({ title, note, rows }: { title: string; note: string; rows: { name: string; times: number }[] }) {
  return (
    <Part title={title} note={note} headings={['What', 'Times']}>
      {rows.map(({ name, times }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{groupDigits(times)}</td>
        </tr>
      ))}
    </Part>
  )
}
