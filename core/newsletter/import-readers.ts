import { z } from 'zod'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { optionalText, typedEmail, typedText } from '#domain/forms/typed-text.ts'
import { newId } from '#domain/id.ts'
import { readCsv } from '#domain/redirects/read-csv.ts'
import { isPlainDay } from '#domain/text/dates.ts'
import { insertConsents, insertReader } from './reader-rows.ts'

/** A line that was not imported, and why. */
export type RefusedLine = { number: number; text: string; error: string }

/** The most lines imported at once. */
export const maxReaderLines = 20_000

const line = z.object({
  email: typedEmail(),
  name: optionalText(fieldLimits.name),
  source: typedText({ max: 200, required: 'Enter where they agreed' }),
  date: z.string().trim().refine(isPlainDay, 'Enter the day on which they agreed, like 2026-11-28'),
})

/**
 * Imports readers from a CSV file: address, name, where and when they agreed. They count as confirmed; people who are already on the list,
 * have left or bounced are unchanged.
 */
export function importReaders(db: Database, text: string, now: Date) {
  const lines = readCsv(text).filter(({ columns: [email = ''] }, index) => index > 0 || email.includes('@'))
  return inTransaction(db, async (transaction) => {
    const refused: RefusedLine[] = []
    let [added, known] = [0, 0]
    for (const { number, columns } of lines.slice(0, maxReaderLines)) {
      const [email, name, source, date] = columns
      const parsed = line.safeParse({ email, name, source, date: date ?? '' })
      if (!parsed.success) {
        refused.push({ number, text: columns.join(', '), error: parsed.error.issues[0]?.message ?? 'Check this line' })
        continue
      }
      if (await takeIn(transaction, parsed.data, now)) added += 1
      else known += 1
    }
    const [left] = lines.slice(maxReaderLines)
    if (left) refused.push({ number: left.number, text: 'This and all later lines', error: `At most ${maxReaderLines} lines at once` })
    return { added, known, refused }
  })
}

async function takeIn(db: Database, { email, name, source, date }: z.infer<typeof line>, now: Date) {
  const [id, at] = [newId(now), now.toISOString()]
  const facts = { interests: [], createdAt: at, changedAt: at, bounces: 0, bounceSaid: '' }
  const isNew = await insertReader(db, { id, email, name, state: 'confirmed', source, ...facts })
  if (isNew) await insertConsents(db, [{ id: newId(now), readerId: id, kind: 'imported', said: `Agreed on ${date}`, page: source, at }])
  return isNew
}
