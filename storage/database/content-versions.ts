import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The number of each table's public contents, which every change that the public sees moves on. */
export type ContentVersions = ReadonlyMap<string, number>

/** The tables whose public contents are numbered, with their numbers. */
export async function listContentVersions(db: Database): Promise<ContentVersions> {
  const rows = await db.selectFrom('contentVersions').select(['collection', 'version']).execute()
  return new Map(rows.map(({ collection, version }) => [collection, version]))
}

/** Says that the public sees a table's contents anew where no row of it changed, but what was made of it. */
export async function bumpContentVersion(db: Database, collection: string) {
  await db.updateTable('contentVersions').set({ version: sql<number>`"version" + 1` }).where('collection', '=', collection).execute()
}
