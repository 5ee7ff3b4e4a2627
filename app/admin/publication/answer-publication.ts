import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { badRequest } from '#app/responses.ts'
import { deleteForGood, moveToTrash, publishNow, restoreFromTrash, unpublish } from '#operations/publication/change-publication.ts'
import type { Database } from '#storage/database/database.ts'
import type { RecordKey } from '#storage/publication/publications.ts'
import { answerChange } from '../change-answer.ts'

const names = ['trash', 'restore', 'publish', 'unpublish', 'delete'] as const

type Change = { run: (db: Database, key: RecordKey, now: Date) => Promise<unknown>; done: (noun: string) => string }

const changes: Record<(typeof names)[number], Change> = {
  trash: { run: moveToTrash, done: (noun) => `${noun} deleted` },
  restore: { run: restoreFromTrash, done: (noun) => `${noun} restored` },
  publish: { run: publishNow, done: (noun) => `${noun} published` },
  unpublish: { run: unpublish, done: (noun) => `${noun} is a draft again` },
  delete: { run: deleteForGood, done: (noun) => `${noun} deleted for good` },
}

const change = z.enum(names).default('trash')

/** Changes the state of one record as a list asks for it. One that no longer exists (double click, other window) counts as changed. */
export async function answerPublication(
  context: Readonly<RouterContextProvider>,
  key: RecordKey,
  { asked, noun, failed }: { asked: string | undefined; noun: 'Blog' | 'Recipe'; failed: string },
) {
  const parsed = change.safeParse(asked)
  if (!parsed.success) throw badRequest()
  const { db, clock } = context.get(services)
  const { run, done } = changes[parsed.data]
  const undo = parsed.data === 'trash' ? { id: String(key.id) } : undefined
  return answerChange(context, { change: () => run(db, key, clock()), done: done(noun), failed, undo })
}
