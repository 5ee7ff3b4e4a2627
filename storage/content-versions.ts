import type { Database } from './database.ts'

/** The number of each table's public contents, which every change that the public sees moves on. */
export type ContentVersions = ReadonlyMap<string, number>

/** The tables whose public contents are numbered, with their numbers. */
export async function listContentVersions(db: Database): Promise<ContentVersions> {
  const rows = await db.selectFrom('contentVersions').select(['collection', 'version']).execute()
  return new Map(rows.map(({ collection, version }) => [collection, version]))
}
