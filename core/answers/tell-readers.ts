import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { Listener } from '#core/events/hear-events.ts'
import type { Identity } from '#core/identity/open-identity.ts'
import { readSignedLink, signLink } from '#core/identity/secret-links.ts'
import { cancelMails } from '#core/mails/mail-rows.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { findOpinion, findPublicPlace, type WrittenOpinion } from '#core/notices/opinion-rows.ts'
import { readSiteName } from '#core/settings/read-site-name.ts'
import { newId } from '#domain/id.ts'
import type { OpinionKind } from '#domain/notices/notice-kinds.ts'
import {
  type AnswerAddress,
  type AnswerWish,
  deleteAnswerWish,
  deleteAnswerWishesOf,
  deleteOldAnswerWishes,
  findAnswerAddress,
  findAnswerWish,
  insertAnswerWish,
  listAnswerWishes,
  putAnswerAddress,
  updateAnswerAddress,
} from './answer-rows.ts'

export type AnswerParts = { db: Database; siteUrl: string; siteName: string; sign: Identity['sign'] }

const day = 24 * 60 * 60 * 1000
const kinds = ['answer', 'answer-confirmation']

/** Stores that a reader wants to be told when what they have just sent is answered. */
export async function wishAnswer(db: Database, { kind, id, email, now }: { kind: OpinionKind; id: string; email: string; now: Date }) {
  const createdAt = now.toISOString()
  const address = { id: newId(now), emailKey: email.toLowerCase(), email, createdAt, confirmedAt: null, stoppedAt: null }
  const { id: addressId } = await putAnswerAddress(db, address)
  await insertAnswerWish(db, { recordId: id, kind, addressId, createdAt })
}

/**
 * Tells readers that someone answered them. Nothing is sent about unapproved content, and an unconfirmed address is asked for confirmation
 * only once its first comment, review or question is approved, so no form can be used to mail strangers.
 */
export function openAnswerListener({ siteUrl, siteName, sign }: Omit<AnswerParts, 'db'>): Listener {
  return {
    name: 'answers',
    kinds: ['comment.approved', 'review.approved', 'question.approved', 'comment.answered', 'review.answered', 'question.answered'],
    async act(db, { recordId, createdAt }) {
      const wish = await findAnswerWish(db, recordId)
      if (wish) await tellOrAsk({ db, siteUrl, siteName, sign }, wish, new Date(createdAt))
    },
  }
}

async function tellOrAsk(parts: AnswerParts, wish: AnswerWish, now: Date) {
  const { db } = parts
  const [address, opinion] = [await findAnswerAddress(db, wish.addressId), await findOpinion(db, wish.kind, wish.recordId)]
  if (!address || !opinion?.approved) return
  if (address.confirmedAt === null) await ask(parts, address, { kind: wish.kind, opinion, now })
  else if (opinion.reply) await tell(parts, address, { kind: wish.kind, opinion, now })
}

type Told = { kind: OpinionKind; opinion: WrittenOpinion; now: Date }

/** Asks an address for confirmation: once, and again if it stopped these mails and later asked for them again. */
async function ask(parts: AnswerParts, { id, email, emailKey, stoppedAt }: AnswerAddress, { kind, opinion: { title }, now }: Told) {
  const name = await readSiteName(parts.db, parts.siteName)
  const letter = {
    subject: `Want an email when someone replies?`,
    parts: [
      { kind: 'text' as const, text: `Your ${kind} on “${title}” is on the page now. You asked for an email when someone replies.` },
      { kind: 'button' as const, label: 'Yes, email me', href: `${parts.siteUrl}${toAnswersPath(parts.sign, 'confirm', id)}` },
      { kind: 'text' as const, text: 'We ask only once. If it wasn’t you, ignore this email: you won’t get another.' },
    ],
    why: `Someone left this address with a ${kind} at ${name} and ticked “Email me when someone replies”.`,
  }
  const mail = { uniqueKey: `answers ${emailKey} ${stoppedAt ?? ''}`, kind: 'answer-confirmation', to: email }
  await postMail(parts.db, letter, [{ ...mail, leavePath: toAnswersPath(parts.sign, 'leave', id) }], now)
}

async function tell(parts: AnswerParts, { id, email }: AnswerAddress, { kind, opinion, now }: Told) {
  const { db, siteUrl, sign } = parts
  const place = await findPublicPlace(db, kind, opinion)
  const letter = {
    subject: `A reply to your ${kind} on “${opinion.title}”`,
    parts: [
      { kind: 'text' as const, text: `${opinion.replyBy} replied:` },
      { kind: 'quote' as const, text: opinion.reply },
      ...(opinion.text
        ? [
            { kind: 'text' as const, text: 'You wrote:' },
            { kind: 'quote' as const, text: opinion.text },
          ]
        : []),
      ...(place ? [{ kind: 'button' as const, label: 'See it on the page', href: `${siteUrl}${place}` }] : []),
    ],
    why: `You asked ${await readSiteName(parts.db, parts.siteName)} to email you when someone replies.`,
  }
  const mail = { uniqueKey: `answer ${opinion.id}`, kind: 'answer', to: email, leavePath: toAnswersPath(sign, 'leave', id) }
  await postMail(db, letter, [mail], now)
  await deleteAnswerWish(db, opinion.id)
}

type Purpose = 'confirm' | 'leave'

/** The page on which an address confirms or ends these mails. */
export function toAnswersPath(sign: AnswerParts['sign'], purpose: Purpose, id: string) {
  return `/answers?${purpose}=${signLink(sign, `answers ${purpose}`, id)}`
}

/** Finds the address that a link belongs to; undefined if the link is forged or the address was forgotten. */
export async function findAddressOfLink({ db, sign }: Pick<AnswerParts, 'db' | 'sign'>, purpose: Purpose, token: string) {
  const id = readSignedLink(sign, `answers ${purpose}`, token)
  return id === undefined ? undefined : findAnswerAddress(db, id)
}

/** Confirms an address, and sends the answers that arrived in the meantime. */
export function confirmAnswers(parts: AnswerParts, { id }: AnswerAddress, now: Date) {
  return inTransaction(parts.db, async (db) => {
    await updateAnswerAddress(db, id, { confirmedAt: now.toISOString(), stoppedAt: null })
    for (const wish of await listAnswerWishes(db, id)) await tellOrAsk({ ...parts, db }, wish, now)
  })
}

/** Stops these mails for an address, including queued ones. A later wish needs a new confirmation. */
export function stopAnswers(db: Database, { id, email }: AnswerAddress, now: Date) {
  return inTransaction(db, async (transaction) => {
    const stoppedAt = now.toISOString()
    await updateAnswerAddress(transaction, id, { confirmedAt: null, stoppedAt })
    await deleteAnswerWishesOf(transaction, id)
    await cancelMails(transaction, email, kinds, stoppedAt)
  })
}

/** How long readers wait for an answer, and addresses to be confirmed. */
export const wishDays = 365
export const unconfirmedDays = 30

/** Forgets wishes after a year, and unconfirmed addresses without a wish after 30 days, counted by a trusted clock. */
export function forgetAnswers(db: Database, sureTime: Date) {
  const before = (days: number) => new Date(sureTime.getTime() - days * day).toISOString()
  return deleteOldAnswerWishes(db, { wishes: before(wishDays), addresses: before(unconfirmedDays) })
}
