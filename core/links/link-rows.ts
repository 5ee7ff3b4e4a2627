import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import type { LinkedKind, Tables } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { LinkState } from '#domain/links/link-state.ts'
import type { Span } from '#domain/span.ts'

export type StoredLink = Tables['links']
type Place = Tables['linkPlaces']

/** Stores links whose addresses aren't stored yet. */
export async function insertLinks(db: Database, links: StoredLink[]) {
  for (const batch of toRowBatches(links))
    await db
      .insertInto('links')
      .values(batch)
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute()
}

/** The ids of stored links by their addresses. */
export async function listLinkIds(db: Database, addresses: string[]) {
  const ids = new Map<string, string>()
  for (const batch of toRowBatches(addresses)) {
    const rows = await db.selectFrom('links').select(['id', 'address']).where('address', 'in', batch).execute()
    for (const { id, address } of rows) ids.set(address, id)
  }
  return ids
}

/** The links of these records of a kind. */
export function listPlacesOf(db: Database, recordKind: LinkedKind, recordIds: string[]) {
  return db.selectFrom('linkPlaces').selectAll().where('recordKind', '=', recordKind).where('recordId', 'in', recordIds).execute()
}

/** The records of a kind that have links. */
export async function listLinkedRecords(db: Database, recordKind: LinkedKind) {
  const rows = await db.selectFrom('linkPlaces').select('recordId').distinct().where('recordKind', '=', recordKind).execute()
  return rows.map(({ recordId }) => recordId)
}

/** The records that contain these links. */
export function listPlacesOfLinks(db: Database, linkIds: string[]): Promise<Place[]> {
  return db.selectFrom('linkPlaces').selectAll().where('linkId', 'in', linkIds).execute()
}

export async function insertPlaces(db: Database, places: Place[]) {
  for (const batch of toRowBatches(places))
    await db
      .insertInto('linkPlaces')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['linkId', 'recordKind', 'recordId']).doNothing())
      .execute()
}

export async function deletePlace(db: Database, { linkId, recordKind, recordId }: Place) {
  await db
    .deleteFrom('linkPlaces')
    .where('linkId', '=', linkId)
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .execute()
}

/** Deletes the links of records. */
export async function deletePlacesOf(db: Database, recordKind: LinkedKind, recordIds: string[]) {
  for (const batch of toRowBatches(recordIds))
    await db.deleteFrom('linkPlaces').where('recordKind', '=', recordKind).where('recordId', 'in', batch).execute()
}

/** Deletes links that no record contains anymore. */
export async function deleteUnusedLinks(db: Database) {
  await db
    .deleteFrom('links')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('linkPlaces').select('linkId').whereRef('linkPlaces.linkId', '=', 'links.id'))),
    )
    .execute()
}

/** Up to `limit` links to check, longest waiting first. Those whose time is in `waiting` aren't due; later times were written by a wrong clock. */
export function listDueLinks(db: Database, waiting: Span, limit: number): Promise<StoredLink[]> {
  return db
    .selectFrom('links')
    .selectAll()
    .where('state', '!=', 'ignored')
    .where((eb) => eb.not(inSpan('dueAt', waiting)))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findLink(db: Database, id: string): Promise<StoredLink | undefined> {
  return db.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stores the result of checking a link, unless it has been ignored since. */
export async function updateLink(db: Database, id: string, checked: Partial<Omit<StoredLink, 'id' | 'address'>>) {
  await db.updateTable('links').set(checked).where('id', '=', id).where('state', '!=', 'ignored').execute()
}

/** Ignores a link or resumes checking it; returns its address. */
export async function updateIgnored(db: Database, id: string, { from, to }: { from: LinkState; to: LinkState }) {
  const update = db.updateTable('links').set({ state: to }).where('id', '=', id).where('state', '=', from)
  return (await update.returning('address').executeTakeFirst())?.address
}

/** The links in a state, longest dead first. */
export function listLinks(db: Database, state: LinkState, { limit, offset }: Slice): Promise<StoredLink[]> {
  return db
    .selectFrom('links')
    .selectAll()
    .where('state', '=', state)
    .orderBy('failedAt')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countLinks(db: Database, state: LinkState) {
  const { total } = await db
    .selectFrom('links')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(total)
}
