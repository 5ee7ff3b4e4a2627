import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { writeLog } from '#core/identity/admin-log.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import type { LogEntry } from '#domain/identity/log-entry.ts'
import { toAuthor } from './revisions/to-author.ts'

/** A log entry for a change: who did it, and what. */
export type Noted = { by: Viewer; log: LogEntry }

/** Logs what an admin has done. */
export function noteInLog(context: Readonly<RouterContextProvider>, { by, log }: Noted) {
  const { db, clock } = context.get(services)
  return writeLog(db, toAuthor(by), log, clock())
}
