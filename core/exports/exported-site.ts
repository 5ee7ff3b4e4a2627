import type { Database } from '#core/database/database.ts'
import type { Pictures } from '#core/pictures/pictures.ts'

/**
 * The source of an export: the database at one moment, the pictures, and the site's name. `missing` collects the names of pictures without
 * a file.
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
