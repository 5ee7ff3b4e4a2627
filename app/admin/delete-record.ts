import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import type { Database } from '#core/database/database.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { answerChange } from './change-answer.ts'
import type { Noted } from './note-in-log.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> }
type Deletion = Noted & { remove: (db: Database, id: string) => Promise<unknown>; done: string; failed: string }

const deletion = z.object({ id: recordId })

/** Deletes the record with the posted `id`. One that no longer exists (double click, other window) counts as deleted. */
export async function deleteRecord({ request, context }: RequestArgs, { by, log, remove, done, failed }: Deletion) {
  const parsed = await readForm(request, deletion)
  if (!parsed.ok) throw badRequest()
  const { db } = context.get(services)
  return answerChange(context, { by, log, change: () => remove(db, parsed.value.id), done, failed })
}
