import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The version of each table's public content, by table; every public change increments it. */
export type ContentVersions = ReadonlyMap<string, number>

export async function listContentVersions(db: Database): Promise<ContentVersions> {
  const rows = await db.selectFrom('contentVersions').select(['collection', 'version']).execute()
  return new Map(rows.map(({ collection, version }) => [collection, version]))
}

/** Increments a table's version when no row of it changed but something derived from it did. */
export async function bumpContentVersion(db: Database, collection: string) {
  await db.updateTable('contentVersions').set({ version: sql<number>`"version" + 1` }).where('collection', '=', collection).execute()
}
