import { createHmac, randomBytes } from 'node:crypto'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { CountKind } from '#domain/numbers/count-kinds.ts'
import { toCountedPath } from '#domain/numbers/counted-path.ts'
import { maxSources, otherSources } from '#domain/numbers/traffic-source.ts'
import { addCounts, listCountKeys } from './count-rows.ts'
import { findDaySecret, hasMarks, insertNewMarks } from './day-mark-rows.ts'
import { addTo, type Batch, countLimits } from './visit-batch.ts'

/** The person behind a `visitor`: a network and a browser. */
export type ToPerson = (visitor: string) => string

/** Adds counts to the database. Visits are counted only while the day `isOpen`: afterwards its secret is gone. */
export async function writeBatch(db: Database, batch: Batch, { toPerson, isOpen }: { toPerson: ToPerson; isOpen: boolean }) {
  const { day, pages, sources, missing, actions } = batch
  if (pages.size + missing.size + actions.size === 0) return
  const marks = isOpen ? await makeMarks(db, batch, toPerson) : new Map<string, string>()
  await inTransaction(db, async (transaction) => {
    const visits = new Map<string, number>()
    for (const mark of await insertNewMarks(transaction, day, [...marks.keys()])) addTo(visits, marks.get(mark) ?? '', 1)
    const seen = new Map<string, number>()
    for (const [path, { times }] of pages) {
      addTo(seen, toCountedPath(path), times)
      addTo(seen, '', times)
    }
    const toRows = (kind: CountKind, counted: Iterable<[string, number]>) =>
      [...counted].map(([key, times]) => ({ kind, key, period: day, times, visits: 0 }))
    const views = [...seen].map(([key, times]) => {
      const kind: CountKind = key === '' ? 'site' : 'page'
      return { kind, key, period: day, times, visits: visits.get(key) ?? 0 }
    })
    const ofSources = { kind: 'source', day, counted: sources, most: maxSources, others: otherSources } as const
    const ofMissing = { kind: 'missing', day, counted: missing, most: countLimits.missing } as const
    await addCounts(transaction, [
      ...views,
      ...toRows('source', await keepWithin(transaction, ofSources)),
      ...toRows('missing', await keepWithin(transaction, ofMissing)),
      ...[...actions].flatMap(([action, paths]) => toRows(action, paths)),
    ])
  })
}

const marksAtOnce = 500

/** The marks of who viewed each page, and the site (''), each with its key. */
async function makeMarks(db: Database, { day, pages }: Batch, toPerson: ToPerson) {
  const marks = new Map<string, string>()
  const secret = await findDaySecret(db, day, randomBytes(32).toString('base64url'))
  if (secret === '' || (await hasMarks(db, day, countLimits.marksOfDay))) return marks
  const persons = new Map<string, string>()
  for (const [path, { visitors }] of pages)
    for (const visitor of visitors) {
      const person = persons.get(visitor) ?? toPerson(visitor)
      persons.set(visitor, person)
      // Nobody can tell that two marks on two pages are the same person's.
      for (const key of ['', toCountedPath(path)]) marks.set(toMark(secret, person, key), key)
      if (marks.size % marksAtOnce === 0) await letOthersWork()
    }
  return marks
}

function toMark(secret: string, person: string, key: string) {
  return createHmac('sha256', secret).update(`${key}\n${person}`).digest('base64url').slice(0, 14)
}

type Bound = { kind: CountKind; day: string; counted: Map<string, number>; most: number; others?: string }

/** The counts of keys that the day already has, and of as many new ones as fit; the rest are counted under `others`, or not at all. */
async function keepWithin(db: Database, { kind, day, counted, most, others }: Bound) {
  if (counted.size === 0) return counted
  const known = new Set(await listCountKeys(db, kind, day, most))
  const within = new Map<string, number>()
  for (const [key, times] of [...counted].sort(([, one], [, other]) => other - one)) {
    const isKept = known.has(key) || known.size < most
    if (isKept) known.add(key)
    if (isKept || others !== undefined) addTo(within, isKept ? key : (others ?? ''), times)
  }
  return within
}
