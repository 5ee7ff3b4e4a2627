import { data, type RouterContextProvider } from 'react-router'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { catchOutage, nameFullDisk } from '#app/outage.ts'
import { type Noted, noteInLog } from './note-in-log.ts'

type Change = Noted & { change: () => Promise<unknown>; done: string | (() => string); failed: string; undo?: ChangeAnswer['undo'] }

/** Runs `change` and responds with the message `done`, or with `failed` (503) if the database is unavailable. */
export async function answerChange(context: Readonly<RouterContextProvider>, { by, log, change, done, failed, undo }: Change) {
  const work = async () => {
    await change()
    await noteInLog(context, { by, log })
    return data<ChangeAnswer>({ sent: true, message: typeof done === 'string' ? done : done(), ...(undo && { undo }) })
  }
  return catchOutage(context, work, (error) => data<ChangeAnswer>({ sent: false, message: nameFullDisk(error, failed) }, { status: 503 }))
}
