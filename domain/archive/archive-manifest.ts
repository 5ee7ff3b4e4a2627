import { z } from 'zod'

/** A row of a table, by column. */
export type ArchivedRow = Record<string, string | number | null>

export const archivedRow = z.record(z.string().max(80), z.union([z.string(), z.number(), z.null()]))

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * What an archive says of itself, as `manifest.json`. `migration` is the newest that its tables have; checksums are SHA-256 in hex, of whole files. A picture's
 * name is that of its file without the extension.
 */
export const manifest = z.object({
  format: z.literal('griddle-archive'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  migration: z.string().max(100),
  tables: z.record(z.string().max(80), z.object({ rows: z.int().min(0), sha256 })),
  pictures: z.array(z.object({ name: z.string().regex(/^[0-9a-f]{64}(?:-[0-9a-f]{12})?$/), sha256 })),
})

export type Manifest = z.infer<typeof manifest>

export const manifestPath = 'manifest.json'
export const secretPath = 'secret'
export const tablePath = (table: string) => `tables/${table}.ndjson`
export const picturePath = (name: string) => `pictures/${name}.webp`
