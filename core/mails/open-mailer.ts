import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { seal, unseal } from '#core/identity/secret.ts'
import { readSiteName } from '#core/settings/read-site-name.ts'
import { newId } from '#domain/id.ts'
import type { Mail } from '#domain/mail.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { type ActiveMailSettings, addressIn, type MailDraft, readMailUrl } from '#domain/mails/mail-settings.ts'
import { findMailSettings, updateMailSettings } from './mail-setting-rows.ts'
import { openBounceBox } from './open-bounce-box.ts'
import { renderLetter } from './render-letter.ts'
import { connectBySmtp, readSmtpFault, type SmtpConnection } from './smtp.ts'

type MailerParts = {
  db: Database
  /** The site's secret, which seals the password. */
  secret: string
  siteUrl: string
  siteName: string
  /** The server set in the environment, which overrides the one in the admin. */
  environment?: { smtpUrl: string; from: string } | undefined
  /** The mailbox for reports set in the environment, which overrides the one in the admin. */
  bounceUrl?: string | undefined
}

/** A mail to one recipient. `leavePath` as in `Posted`; `isForMany` for mails to a list. */
export type Addressed = { to: string; leavePath: string; id: string; isForMany?: boolean; createdAt: Date }

const purpose = 'mail password'

/** Opens the mailer. It connects only when there is something to send. */
export function openMailer({ db, secret, siteUrl, siteName, environment, bounceUrl }: MailerParts) {
  /** The settings in use; undefined if there is no mail server. */
  async function findActive(): Promise<ActiveMailSettings | undefined> {
    const stored = await findMailSettings(db)
    if (environment) {
      const { replyTo = '', postalAddress = '', perMinute } = stored ?? {}
      const own = readMailUrl(environment.smtpUrl, environment.from)
      return { ...own, replyTo, postalAddress, perMinute: perMinute ?? own.perMinute }
    }
    if (!stored) return undefined
    const { sealedPassword, ...settings } = stored
    return { ...settings, password: unseal(secret, purpose, sealedPassword) ?? '', isOpportunistic: false, isFromEnvironment: false }
  }

  const connect = (settings: ActiveMailSettings) => connectBySmtp(settings, new URL(siteUrl).hostname)

  /** A letter as it goes over the wire. */
  async function compose(letter: Letter, mail: Addressed, settings: ActiveMailSettings) {
    const name = await readSiteName(db, siteName)
    const leaveUrl = mail.leavePath && `${siteUrl}${mail.leavePath}`
    const bodies = renderLetter(letter, { siteName: name, siteUrl, postalAddress: settings.postalAddress, leaveUrl })
    return composeMail({ ...bodies, subject: letter.subject, mail, settings, leaveUrl, listName: name })
  }

  /** Sends a letter at once; rejects with nodemailer's error. */
  async function deliver(letter: Letter, to: string, settings: ActiveMailSettings) {
    const connection = await connect(settings)
    try {
      const now = new Date()
      const raw = await compose(letter, { to, leavePath: '', id: newId(now), createdAt: now }, settings)
      await connection.send({ from: addressIn(settings.from), to, raw })
    } finally {
      connection.close()
    }
  }

  const mail: Mail = {
    isReady: async () => environment !== undefined || (await findMailSettings(db)) !== undefined,
    async send({ to, subject, text }) {
      const settings = await findActive()
      if (!settings) throw new Error('No mail server is set up')
      const why = `You get this email because of an account at ${siteUrl}.`
      await deliver({ subject, parts: [{ kind: 'text', text }], why }, to, settings)
    },
  }

  /** Sends a letter at once; returns an error message or undefined. */
  async function sendNow(letter: Letter, to: string) {
    const settings = await findActive()
    if (!settings) return 'No mail server is set up yet.'
    return deliver(letter, to, settings).then(
      () => undefined,
      (error: unknown) => readSmtpFault(error, settings).said || 'The mail server refused the message.',
    )
  }

  return {
    ...{ mail, findActive, connect, compose, sendNow },
    /** Where mail servers report what they could not deliver. */
    bounceBox: openBounceBox({ db, secret, address: bounceUrl }),
    /** Tests the stored settings by sending a letter to an address; returns an error message or undefined. */
    test(to: string) {
      const text = 'Your site can send email. You don’t need to do anything.'
      const letter = {
        subject: `Test email from ${siteName}`,
        parts: [{ kind: 'text' as const, text }],
        why: 'You asked for this test in the admin.',
      }
      return sendNow(letter, to)
    },
    /** Stores the mail server; an empty password keeps the stored one. */
    save: ({ password, ...draft }: MailDraft) =>
      inTransaction(db, async (transaction) => {
        const earlier = await findMailSettings(transaction)
        const kept = draft.user ? (earlier?.sealedPassword ?? '') : ''
        const sealedPassword = password ? seal(secret, purpose, password) : kept
        await updateMailSettings(transaction, { ...draft, sealedPassword })
      }),
  }
}

export type Mailer = ReturnType<typeof openMailer>
export type { SmtpConnection }

type Composed = {
  html: string
  text: string
  subject: string
  mail: Addressed
  settings: ActiveMailSettings
  leaveUrl: string
  listName: string
}

/**
 * A mail by RFC 5322. Its Message-ID uses the sender's domain. If the recipient can unsubscribe, one press in the mail program does it (RFC
 * 8058), by a POST to the page that the footer links.
 */
async function composeMail({ html, text, subject, mail, settings, leaveUrl, listName }: Composed): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const domain = addressIn(settings.from).split('@')[1] ?? 'localhost'
  return new MailComposer({
    ...{ from: settings.from, to: mail.to, subject, html, text },
    ...(settings.replyTo && { replyTo: settings.replyTo }),
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.isForMany && { 'List-Id': { prepared: true, value: `${toPhrase(listName)}<newsletter.${domain}>` }, Precedence: 'bulk' }),
      ...(leaveUrl && { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    textEncoding: 'quoted-printable',
  })
    .compile()
    .build()
}

/** A name as a phrase before an address (RFC 5322); a name with other characters is left out. */
const toPhrase = (name: string) => (/^[\w .-]+$/.test(name) ? `"${name}" ` : '')
