import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { admitSender, type Sender } from '#core/forms/accept-submission.ts'
import type { Identity } from '#core/identity/open-identity.ts'
import { readSignedLink, signLink } from '#core/identity/secret-links.ts'
import { cancelMails } from '#core/mails/mail-rows.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { countJoin } from '#core/numbers/count-join.ts'
import { readSiteName } from '#core/settings/read-site-name.ts'
import { newId } from '#domain/id.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { consentText, defaultWelcome } from '#domain/newsletter/newsletter-words.ts'
import type { ConsentKind, Reader, SignUpDraft } from '#domain/newsletter/reader.ts'
import { findNewsletterSettings } from './newsletter-setting-rows.ts'
import { deleteReader, findReader, findReaderByEmail, insertConsents, insertReader, moveReader, updateInterests } from './reader-rows.ts'

/** The newsletter's publisher. `sign` signs with the site's secret. */
export type Publisher = { db: Database; siteUrl: string; siteName: string; sign: Identity['sign'] }

/** The kinds of mails to readers that are cancelled when they leave. */
export const readerMailKinds = ['issue', 'newsletter confirm', 'newsletter welcome']

type Purpose = 'confirm' | 'leave'

/** The token in a mail's link: the reader's id, and a signature valid for one purpose. */
export function toToken(sign: Identity['sign'], purpose: Purpose, readerId: string) {
  return signLink(sign, `newsletter ${purpose}`, readerId)
}

/** The reader a link belongs to, if there is one. */
export async function findByToken({ db, sign }: Publisher, purpose: Purpose, token: string) {
  const id = readSignedLink(sign, `newsletter ${purpose}`, token)
  return id === undefined ? undefined : findReader(db, id)
}

export function toLeavePath(sign: Identity['sign'], readerId: string) {
  return `/newsletter/leave?token=${toToken(sign, 'leave', readerId)}`
}

/** Signs someone up and asks them by mail to confirm. The outcome is the same whether or not their address is known. */
export function signUp(publisher: Publisher, draft: SignUpDraft, sender: Sender) {
  const identity = ['reader', draft.email.toLowerCase(), ...draft.topics]
  return admitSender(publisher.db, sender, identity, async (transaction) => {
    await askReader(publisher, transaction, draft, sender.now)
    return undefined
  })
}

/**
 * Stores a sign-up and asks for confirmation by mail, at most once an hour. Anyone can type someone's address, so signing up again changes
 * nothing for confirmed readers. People who left or bounced are asked again.
 */
export async function askReader(publisher: Publisher, db: Database, draft: SignUpDraft, now: Date) {
  const { email, name, topics, page } = draft
  const at = now.toISOString()
  const fresh: Reader = {
    ...{ id: newId(now), email, name, state: 'pending', interests: topics, source: page },
    ...{ createdAt: at, changedAt: at, bounces: 0, bounceSaid: '' },
  }
  const isNew = await insertReader(db, fresh)
  const reader = isNew ? fresh : await findReaderByEmail(db, email)
  if (!reader || reader.state === 'confirmed') return
  if (!isNew) {
    await moveReader(db, reader.id, { from: ['pending', 'left', 'bounced'], state: 'pending', changedAt: at, bounces: 0, bounceSaid: '' })
    await updateInterests(db, reader.id, { name, interests: topics, source: page })
  }
  await noteConsent(db, reader.id, { kind: 'asked', said: consentText, page, now })
  const letter = await writeConfirmation(publisher, db, reader)
  const uniqueKey = `newsletter confirm ${reader.id} ${at.slice(0, 13)}`
  const mail = { uniqueKey, kind: 'newsletter confirm', to: reader.email, leavePath: toLeavePath(publisher.sign, reader.id) }
  await postMail(db, letter, [mail], now)
}

/** Confirms a reader who pressed the button in the mail. Pressing again changes nothing, and does not bring back someone who left. */
export function confirmReader(publisher: Publisher, token: string, now: Date) {
  return inTransaction(publisher.db, async (db) => {
    const reader = await findByToken({ ...publisher, db }, 'confirm', token)
    if (!reader) return undefined
    const changedAt = now.toISOString()
    if (!(await moveReader(db, reader.id, { from: ['pending'], state: 'confirmed', changedAt }))) return reader
    await noteConsent(db, reader.id, { kind: 'confirmed', said: consentText, page: '/newsletter/confirm', now })
    await countJoin(db, reader.source, now)
    const letter = await writeWelcome(publisher, db)
    const leavePath = toLeavePath(publisher.sign, reader.id)
    await postMail(
      db,
      letter,
      [{ uniqueKey: `newsletter welcome ${reader.id} ${changedAt}`, kind: 'newsletter welcome', to: reader.email, leavePath }],
      now,
    )
    return { ...reader, state: 'confirmed' as const }
  })
}

/** Unsubscribes a reader and cancels their queued mails. `page` is where they did so. */
export function leaveNewsletter(publisher: Publisher, token: string, { page, now }: { page: string; now: Date }) {
  return inTransaction(publisher.db, async (db) => {
    const reader = await findByToken({ ...publisher, db }, 'leave', token)
    if (!reader) return undefined
    const changedAt = now.toISOString()
    const hasLeft = await moveReader(db, reader.id, { from: ['pending', 'confirmed', 'bounced'], state: 'left', changedAt })
    if (hasLeft) await noteConsent(db, reader.id, { kind: 'left', said: 'Stop the newsletter', page, now })
    await cancelMails(db, reader.email, readerMailKinds, changedAt)
    return reader
  })
}

/** Erases a reader, with their consents and queued mails. */
export function removeReader(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const reader = await findReader(transaction, id)
    if (!reader) return
    await cancelMails(transaction, reader.email, readerMailKinds, now.toISOString())
    await deleteReader(transaction, id)
  })
}

/** Restores a reader whose mails bounced. */
export function resetBounces(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const changes = { state: 'confirmed', changedAt: now.toISOString(), bounces: 0, bounceSaid: '' } as const
    if (!(await moveReader(transaction, id, { from: ['bounced'], ...changes }))) return
    await noteConsent(transaction, id, { kind: 'reset', said: 'The owner restored this address', page: '/admin/newsletter', now })
  })
}

type Noted = { kind: ConsentKind; said: string; page: string; now: Date }

export async function noteConsent(db: Database, readerId: string, { now, ...consent }: Noted) {
  await insertConsents(db, [{ ...consent, id: newId(now), readerId, at: now.toISOString() }])
}

async function writeConfirmation(publisher: Publisher, db: Database, reader: Reader): Promise<Letter> {
  const name = await readSiteName(db, publisher.siteName)
  const href = `${publisher.siteUrl}/newsletter/confirm?token=${toToken(publisher.sign, 'confirm', reader.id)}`
  return {
    subject: `Please confirm: the newsletter of ${name}`,
    parts: [
      { kind: 'heading', text: 'One click, and you’re on the list' },
      {
        kind: 'text',
        text: `Somebody, probably you, asked to get the newsletter of ${name} at this address. Press the button to confirm.`,
      },
      { kind: 'button', label: 'Confirm', href },
      { kind: 'text', text: 'If it wasn’t you, ignore this email: you won’t get any more.' },
    ],
    why: `You get this because this address was entered at ${publisher.siteUrl}/newsletter.`,
  }
}

async function writeWelcome(publisher: Publisher, db: Database): Promise<Letter> {
  const name = await readSiteName(db, publisher.siteName)
  const { welcome } = await findNewsletterSettings(db)
  return {
    subject: `Welcome to ${name}`,
    parts: [
      { kind: 'heading', text: `Welcome to ${name}` },
      { kind: 'text', text: welcome || defaultWelcome },
      { kind: 'button', label: 'To the recipes', href: `${publisher.siteUrl}/recipes` },
    ],
    why: whyOf(name),
  }
}

export const whyOf = (name: string) => `You get this because you signed up for the newsletter of ${name}.`
