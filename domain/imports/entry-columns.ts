import { z } from 'zod'

// The JSON columns of entries, which the browser doesn't need.

/** Pictures that could not be fetched: their addresses, and why. */
export const missingPictures = z.array(z.object({ address: z.string(), reason: z.string() }))

export type MissingPicture = z.infer<typeof missingPictures>[number]

/** A JSON column of an entry: its notes, or its old paths. */
export const entryTexts = z.array(z.string())

/** What an import created besides the record itself, and for a changed record, its previous state. */
export const importTraces = z.object({
  redirects: z.array(z.string()),
  terms: z.array(z.string()),
  pictures: z.array(z.string()),
  /** The contact details that were filled in: settings of the site, and a host's phone numbers. */
  contact: z
    .object({
      ...{ email: z.string().optional(), address: z.string().optional(), addressCity: z.string().optional() },
      ...{ host: z.string().optional(), numberIntl: z.string().optional(), numberLocal: z.string().optional() },
    })
    .optional(),
  before: z.object({ fields: z.record(z.string(), z.unknown()), imported: z.string(), digest: z.string() }).optional(),
})

export type ImportTraces = z.infer<typeof importTraces>
