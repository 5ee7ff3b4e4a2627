import type { Database } from '#core/database/database.ts'
import type { Pictures } from '#core/pictures/pictures.ts'

/**
 * What an export is made of: the database as of one moment, the pictures, and what the site is called. `missing` gets the names of pictures that have no
 * file.
 */
export type ExportedSite = {
  db: Database
  pictures: Pick<Pictures, 'findOriginal' | 'findVariant'>
  siteUrl: string
  siteName: string
  now: Date
  missing: Set<string>
}

export function toBytes(text: string) {
  return [Buffer.from(text)]
}

export async function* toByteChunks(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text)
}
