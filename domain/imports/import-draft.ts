import { z } from 'zod'
import { toSourceFileName } from './source-file-name.ts'

/** The id of an import, which the browser creates before it sends the files. */
export const importId = z.string().regex(/^[0-9a-z]{20}$/)

const bytes = z
  .string()
  .regex(/^\d{1,14}$/)
  .transform(Number)

/** The query for a part of an uploaded file: its offset, and the file's total size in bytes. */
export const filePart = { id: importId, name: z.string().min(1).max(1000).transform(toSourceFileName), offset: bytes, total: bytes }

/** Uploaded files: their total size in bytes, and their names. */
const sentFiles = z.object({ form: z.literal('sent'), id: importId, bytes, name: z.string().min(1).max(1000) })

/** The address of a page, or its HTML with an optional address. */
const importedPage = z
  .object({
    form: z.literal('page'),
    address: z
      .string()
      .trim()
      .max(2000, 'This address is too long')
      .refine((text) => text === '' || /^https?:\/\/[^\s/]+/i.test(text), 'Enter an address like https://example.com/soup')
      .default(''),
    html: z.string().max(1_000_000, 'That’s too much to paste. Save the page as a file and choose it instead').default(''),
  })
  .refine(({ address, html }) => address !== '' || html.trim() !== '', {
    path: ['address'],
    error: 'Enter the address of a page, or paste its HTML',
  })

/** The start of an import, by the field `form`. */
export function toStartDraft({ form }: Record<string, string>) {
  return form === 'page' ? importedPage : sentFiles
}

export type SentFiles = z.infer<typeof sentFiles>

export type ImportedPage = z.infer<typeof importedPage>
