import { hash } from 'node:crypto'
import { hasApprovedComment } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { findWords, toCandidates } from '#domain/spam/block-list.ts'
import { findLinks, isBelow, isCommonHost } from '#domain/spam/find-links.ts'
import { type SpamScore, scoreSpam, type Writing } from '#domain/spam/spam-score.ts'
import { lastOf } from '#domain/span.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { findBlocked } from './block-list-rows.ts'
import { countOthers, insertMarks } from './spam-mark-rows.ts'

const day = 24 * 60 * 60 * 1000
/** Shorter texts, such as 'Delicious, thank you!', are the same by chance. */
const minComparedLength = 25
const mostMarkedHosts = 5
const mostOthers = 9

/** How a form was filled in: `elapsed` in milliseconds, undefined if unknown. */
export type FormSigns = { isTrapped: boolean; elapsed?: number | undefined; ownHosts: string[] }

/** For a form without such fields. */
export const noSigns: FormSigns = { isTrapped: false, ownHosts: [] }

type Sent = { address: string; now: Date; signs?: FormSigns }

/**
 * Scores what a visitor sent, and stores fingerprints of its text and links for a day, so that the same from other senders is recognised.
 */
export async function judgeSubmitted(db: Database, writing: Writing, { address, now, signs = noSigns }: Sent): Promise<SpamScore> {
  const { dateLanguage } = await findSettings(db)
  const marks = toMarks(writing, signs.ownHosts)
  const sender = hash('sha256', `${address} ${writing.email.toLowerCase()}`)
  const others = async (mark: string) => countOthers(db, { mark, sender }, lastOf(day, now), mostOthers)
  const sameText = marks.text ? await others(marks.text) : 0
  let sameHost = 0
  for (const mark of marks.hosts) sameHost = Math.max(sameHost, await others(mark))
  const all = [...(marks.text ? [marks.text] : []), ...marks.hosts].sort()
  await insertMarks(
    db,
    all.map((mark) => ({ mark, sender, createdAt: now.toISOString() })),
  )
  const { blocked, words } = await findBlocked(db, toCandidates(writing))
  const isKnown = await hasApprovedComment(db, writing.email)
  const foundWords = findWords(words, writing).map((value) => ({ kind: 'word' as const, value }))
  return scoreSpam(writing, { ...signs, language: dateLanguage, blocked: [...blocked, ...foundWords], sameText, sameHost, isKnown })
}

function toMarks({ text }: Writing, ownHosts: string[]) {
  const compared = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const hosts = findLinks(text).hosts.filter((host) => !isCommonHost(host) && !isBelow(host, ownHosts))
  return {
    text: compared.length >= minComparedLength ? hash('sha256', `text ${compared}`) : undefined,
    hosts: hosts.slice(0, mostMarkedHosts).map((host) => hash('sha256', `host ${host}`)),
  }
}
