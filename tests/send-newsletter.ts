import { openDatabase } from '#core/database/database.ts'
import { openMailer } from '#core/mails/open-mailer.ts'
import { sendMails } from '#core/mails/send-mails.ts'
import { workNewsletter } from '#core/newsletter/send-issues.ts'

// A process that queues and sends what is due, for tests that kill it: `node send-newsletter.ts DATABASE`. It says when it starts.
const [, , address = ''] = process.argv
const { db, close } = openDatabase(address)
const facts = { db, siteUrl: 'https://food.example', siteName: 'Food' }
const mailer = openMailer({ ...facts, secret: 'a secret that is long enough' })
const parts = { ...facts, mailer, sign: (text: string) => Buffer.from(text), clock: () => new Date(), signal: new AbortController().signal }
process.stdout.write('begins\n')
await workNewsletter(parts)
await sendMails(parts)
await workNewsletter(parts)
await close()
