import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { Mailer } from '#core/mails/open-mailer.ts'
import type { NewsletterSettings } from '#domain/newsletter/newsletter-settings.ts'
import { updateNewsletterSettings } from './newsletter-setting-rows.ts'
import { beginDigests } from './send-issues.ts'

/**
 * Saves the settings, or returns messages by field: a digest needs the sender's postal address. A new rhythm starts at its next due time.
 */
export async function saveNewsletter(db: Database, mailer: Pick<Mailer, 'findActive'>, settings: NewsletterSettings, now: Date) {
  if (settings.digest !== 'never' && !(await mailer.findActive())?.postalAddress)
    return { digest: 'Set up a mail server first, with your postal address: no newsletter is sent without it' }
  await inTransaction(db, async (transaction) => {
    await updateNewsletterSettings(transaction, settings)
    await beginDigests(transaction, settings, now)
  })
  return undefined
}
