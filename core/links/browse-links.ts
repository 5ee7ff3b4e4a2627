import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { listRecordTitles, toRecordKey } from '#core/publication/publication-rows.ts'
import type { LinkState } from '#domain/links/link-state.ts'
import { toEditorPath } from '#domain/revisions/version-kinds.ts'
import { countLinks, listLinks, listPlacesOfLinks } from './link-rows.ts'

const pageSize = 20

/** One page of the links in a state, each with the records that contain it; undefined past the end. */
export async function browseLinks(db: Database, state: LinkState, page: number) {
  const found = await readPage(page, { size: pageSize, list: (slice) => listLinks(db, state, slice), count: () => countLinks(db, state) })
  if (!found) return undefined
  const ids = found.entries.map(({ id }) => id)
  const places = ids.length === 0 ? [] : await listPlacesOfLinks(db, ids)
  const titles = await listRecordTitles(
    db,
    places.map(({ recordKind, recordId }) => toRecordKey(recordKind, recordId)),
  )
  const entries = found.entries.map(({ id, address, said, failedAt }) => ({
    ...{ id, address, said, failedAt },
    places: places
      .filter(({ linkId }) => linkId === id)
      .flatMap(({ recordKind, recordId }) => {
        const title = titles.get(recordId)
        // A record deleted since has no title.
        return title === undefined ? [] : [{ title: title || 'Untitled', path: toEditorPath(recordKind, recordId) }]
      })
      .sort((one, other) => one.title.localeCompare(other.title)),
  }))
  return { ...found, entries }
}
