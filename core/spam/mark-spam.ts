import { insertReviewPhotos, movePhotosToSpam, returnPhotos } from '#core/comments/review-photo-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deleteRows, listWholeRows } from '#core/database/visitor-rows.ts'
import { announce } from '#core/events/hear-events.ts'
import { readOldest } from '#core/settings/read-oldest.ts'
import { toLessons } from '#domain/spam/block-list.ts'
import { listOf, type SpamKind, type SpamList, type Submitted, spamLists, toSubject, toWriting } from '#domain/spam/spam-entry.ts'
import { certainSpam, type SpamScore } from '#domain/spam/spam-score.ts'
import { deleteBlocked, insertBlocked } from './block-list-rows.ts'
import { deleteSpam, deleteSpamBefore, findSpam, insertSpam, type SpamRow } from './spam-rows.ts'
import { storeSubmitted } from './store-submitted.ts'

const tableOf = { comment: 'comments', review: 'reviews', question: 'questions', message: 'contacts', member: 'users' } as const

/** When something is marked as spam, and the site's own hosts. */
type Marking = { now: Date; ownHosts: string[] }

/**
 * Moves entries of a list to its spam, and puts their links, addresses and names on the block list; returns how many of each kind there
 * were.
 */
export function markSpam(db: Database, list: SpamList, ids: string[], { now, ownHosts }: Marking) {
  return inTransaction(db, async (transaction) => {
    const counts: Partial<Record<SpamKind, number>> = {}
    for (const kind of spamLists[list]) {
      const rows = await listWholeRows(transaction, tableOf[kind], ids)
      const entries = rows.map((row) => ({ kind, row }) as Submitted)
      counts[kind] = entries.length
      if (entries.length === 0) continue
      const reasons = { score: certainSpam, reasons: ['Marked as spam by hand'] }
      await insertSpam(
        transaction,
        entries.map((entry) => toSpamRow(entry, reasons, now)),
      )
      const found = entries.map(({ row }) => row.id)
      if (kind === 'review') await movePhotosToSpam(transaction, found)
      await deleteRows(transaction, tableOf[kind], found)
      for (const entry of entries) await insertBlocked(transaction, toLessons(toWriting(entry), ownHosts), now.toISOString())
    }
    return counts
  })
}

/** Moves what a visitor has just sent to the spam. */
export async function holdAsSpam(db: Database, entry: Submitted, judged: SpamScore, now: Date) {
  await insertSpam(db, [toSpamRow(entry, judged, now)])
  if (entry.kind === 'review') await insertReviewPhotos(db, entry.row, entry.photos ?? [], true)
}

/** An entry's row in the spam table. */
function toSpamRow(entry: Submitted, { score, reasons }: SpamScore, now: Date): SpamRow {
  const { kind, row } = entry
  return {
    ...{ id: row.id, list: listOf[kind], kind, about: toSubject(entry), ...toWriting(entry), entry: JSON.stringify(row) },
    ...{ reasons: JSON.stringify(reasons), score: Math.round(score * 10), createdAt: row.createdAt, heldAt: now.toISOString() },
  }
}

/**
 * Moves spam of a list back, to await approval, and removes what it has taught from the block list. Returns how many of each kind there
 * were.
 */
export function clearSpam(db: Database, list: SpamList, ids: string[], now: Date) {
  return inTransaction(db, async (transaction) => {
    const counts: Partial<Record<SpamKind, number>> = {}
    for (const row of await findSpam(transaction, list, ids)) {
      await deleteBlocked(transaction, toLessons(row, []), true)
      await returnEntry(transaction, row, now)
      counts[row.kind] = (counts[row.kind] ?? 0) + 1
    }
    return counts
  })
}

/** Moves one piece of spam back, to what it is about now. If it went straight to the spam, it is announced as received. */
export async function returnEntry(db: Database, { id, list, kind, about, entry, score }: SpamRow, now: Date) {
  const stored: object = JSON.parse(entry)
  const subject = kind === 'review' || kind === 'question' ? { recipeId: Number(about) } : {}
  const waiting = kind === 'message' || kind === 'member' ? {} : { approved: false }
  // Only `toSpamRow` writes entries.
  await storeSubmitted(db, { kind, row: { ...stored, ...subject, ...waiting } } as Submitted)
  if (kind === 'review') await returnPhotos(db, id)
  await deleteSpam(db, list, [id])
  if (score < certainSpam * 10) await announce(db, `${kind}.received`, [id], now)
}

/** Deletes spam older than the owner keeps it, counted by a trusted clock. */
export async function forgetSpam(db: Database, sureTime: Date) {
  const oldest = await readOldest(db, 'keepSpam', sureTime)
  if (oldest) await deleteSpamBefore(db, oldest)
}
