import type { ImportEntry } from '#domain/imports/site-import.ts'

/** The pictures that could not be had, each with the record that lacks it. */
export function MissingPictures({ entries, hasMore }: { entries: ImportEntry[]; hasMore: boolean }) {
  if (entries.length === 0) return null
  return (
    <section className="card account__part" aria-labelledby="missing-title">
      <h2 id="missing-title">Missing pictures</h2>
      <ul className="missing-pictures">
        {entries.flatMap(({ number, title, missing }) =>
          missing.map(({ address, reason }) => (
            <li key={`${number} ${address}`}>
              <b>{title}</b> {reason} <code>{address}</code>
            </li>
          )),
        )}
      </ul>
      {hasMore ? <p>There are more. The report lists all of them.</p> : null}
    </section>
  )
}
