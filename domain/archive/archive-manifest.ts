import { z } from 'zod'

/** A row of a table, by column. */
export type ArchivedRow = Record<string, string | number | null>

export const archivedRow = z.record(z.string().max(80), z.union([z.string(), z.number(), z.null()]))

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const archivedPicture = z.object({ name: z.string().regex(/^[0-9a-f]{64}(?:-[0-9a-f]{12})?$/), sha256 })

/** A picture by its file name without the extension, and the checksum of its bytes. */
export type ArchivedPicture = z.infer<typeof archivedPicture>

/**
 * An archive's description of itself, as `manifest.json`. `release` is the version of Griddle that wrote it, absent before 0.2.0;
 * `migration` is the newest one applied to its tables; checksums are SHA-256 in hex, of whole files. A backup has its pictures beside it.
 */
export const manifest = z.object({
  format: z.literal('griddle-archive'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  release: z.string().max(40).optional(),
  migration: z.string().max(100),
  tables: z.record(z.string().max(80), z.object({ rows: z.int().min(0), sha256 })),
  pictures: z.array(archivedPicture),
})

export type Manifest = z.infer<typeof manifest>

/** The part of a manifest that every release can read, even from a newer release. */
export const manifestHead = manifest.pick({ format: true, release: true, migration: true })

export const manifestPath = 'manifest.json'
export const secretPath = 'secret'
export const tablePath = (table: string) => `tables/${table}.ndjson`
export const picturePath = (name: string) => `pictures/${name}.webp`

/** The number of rows in all tables of an archive. */
export function countRows({ tables }: Manifest) {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}
