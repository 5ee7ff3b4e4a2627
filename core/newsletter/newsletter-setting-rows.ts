import type { Database } from '#core/database/database.ts'
import { once } from '#core/database/per-request.ts'
import { type NewsletterSettings, storedNewsletter } from '#domain/newsletter/newsletter-settings.ts'

/** The owner's newsletter settings. */
export const findNewsletterSettings = once(async (db): Promise<NewsletterSettings> => {
  const row = await db.selectFrom('settings').select('value').where('id', '=', 'newsletter').executeTakeFirst()
  return storedNewsletter.parse(row ? JSON.parse(row.value) : {})
})

export async function updateNewsletterSettings(db: Database, settings: NewsletterSettings) {
  const value = JSON.stringify(settings)
  await db
    .insertInto('settings')
    .values({ id: 'newsletter', value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute()
}
