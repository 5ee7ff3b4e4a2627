import type { Database } from '#core/database/database.ts'
import { diskFull, isDiskFull } from '#core/database/storage-error.ts'
import type { ScryptParameters } from '#core/identity/firebase-scrypt.ts'
import { isOverAge, readSureTime } from '#core/jobs/watch-clock.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import type { CollectionTarget } from '#domain/imports/collections.ts'
import type { ImportState, ImportTask, SiteImport } from '#domain/imports/site-import.ts'
import type { Log } from '#domain/log.ts'
import { discardImport, forgetEntries, forgetKeptPictures } from './discard-import.ts'
import { findImport, insertImport, listImports, updateImport } from './import-rows.ts'
import type { ImportSources } from './import-sources.ts'
import type { KeptPictures } from './kept-pictures.ts'
import { isImportLocked, lockImport } from './lock-import.ts'

/** One task of an import: who started it, and the keys to verify Firebase passwords. */
export type ImportWork = { id: string; task: ImportTask; by: Actor; scrypt?: ScryptParameters | undefined }

/** The work was stopped because it needs too many resources; the message is for the owner. */
export class WorkFault extends Error {}

/** `work` does a task where it blocks no requests, until the signal. It rejects with a WorkFault, or with any other error. */
type Parts = {
  db: Database
  log: Log
  clock: () => Date
  sources: ImportSources
  kept: KeptPictures
  work: (work: ImportWork, signal: AbortSignal) => Promise<void>
}

export type Imports = ReturnType<typeof openImports>

/** Why nothing was started: a process is working on this or another import, or this one's state doesn't allow it. */
export type BeginOutcome = 'begun' | 'busy' | 'not-now'

/** The states in which a task may begin; interrupted tasks may resume. */
const states: Record<ImportTask, ImportState[]> = {
  read: ['reading'],
  apply: ['planned', 'paused', 'running'],
  undo: ['running', 'paused', 'done', 'undoing'],
  pictures: ['done'],
}

const watchMilliseconds = 1000
const day = 24 * 60 * 60 * 1000
/** How long files are kept: uploaded ones, and those that a process has started to read. */
const keptMilliseconds = { sent: day, begun: 7 * day }
const failed = 'Its process was stopped or crashed; see the log. Try again.'

/** Opens the site's imports. Only one is worked on at a time, whichever process starts it. */
export function openImports({ db, log, clock, sources, kept, work }: Parts) {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()

  async function begin(wanted: ImportWork): Promise<BeginOutcome> {
    const { id, task } = wanted
    const found = await findImport(db, id)
    if (!found || !states[task].includes(found.state)) return 'not-now'
    const begun = await lockImport(db, wanted, () => run(wanted), clock)
    if (!begun) return 'busy'
    const ended = begun.ended.catch((error) => log.error({ err: error }, 'An import task failed'))
    running = Promise.all([running, ended])
    return 'begun'
  }

  /** Works until the import is done, given up or gone. */
  async function run(wanted: ImportWork) {
    const { id } = wanted
    const gone = new AbortController()
    const watching = setInterval(async () => {
      const found = await findImport(db, id).catch(() => true)
      if (!found) gone.abort()
    }, watchMilliseconds).unref()
    try {
      await work(wanted, AbortSignal.any([stopping.signal, gone.signal]))
    } catch (error) {
      if (error instanceof WorkFault) await sources.remove(id)
      await updateImport(db, id, { fault: describeFault(error) })
      throw error
    } finally {
      clearInterval(watching)
      if (!(await findImport(db, id))) {
        await sources.remove(id)
        await forgetEntries(db, id)
      }
    }
  }

  return {
    sources,

    /** Adds an import of the files that `sources` has for its id, and starts to read them, unless the id is taken. */
    async start({ id, name, by }: { id: string; name: string; by: Actor }): Promise<BeginOutcome> {
      const isNew = await insertImport(db, { id, name: name.slice(0, 200), createdAt: clock().toISOString() })
      return isNew ? begin({ id, task: 'read', by }) : 'not-now'
    },

    begin,

    /** Reads the files of a plan again, with the owner's choices for collections by name. */
    async chooseCollections(id: string, targets: ReadonlyMap<string, CollectionTarget>, by: Actor): Promise<BeginOutcome> {
      const present = await sources.readCollections(id)
      if (!present) return 'not-now'
      if (await isImportLocked(db, clock())) return 'busy'
      if (!(await updateImport(db, id, { state: 'reading', fault: null }, ['planned']))) return 'not-now'
      await sources.writeCollections(
        id,
        present.map((one) => ({ ...one, target: targets.get(one.name) ?? one.target })),
      )
      return begin({ id, task: 'read', by })
    },

    /** Stops the running import after the current record; returns whether one was running. */
    pause: (id: string) => updateImport(db, id, { state: 'paused', changedAt: clock().toISOString() }, ['running']),

    /** Deletes an import that has stored nothing yet, with its files; returns whether it did. */
    async discard(id: string) {
      const isDiscarded = await discardImport(db, id)
      if (isDiscarded) await sources.remove(id)
      return isDiscarded
    },

    /** All imports, newest first, each with whether a process is working on it. */
    async list() {
      const [held, imports] = await Promise.all([isImportLocked(db, clock()), listImports(db)])
      return imports.map((one) => withActivity(one, held))
    },

    /** An import, and whether a process is working on it. */
    async find(id: string) {
      const [held, found] = await Promise.all([isImportLocked(db, clock()), findImport(db, id)])
      return found && withActivity(found, held)
    },

    /** Deletes files of imports not started for a day or not continued for a week, and pictures that no import needs anymore. */
    async sweep() {
      const now = clock()
      const sure = await readSureTime(db, now)
      for (const { id, changedAt } of await sources.list()) {
        const kind = (await findImport(db, id))?.state === 'reading' ? 'begun' : 'sent'
        if (isOverAge(changedAt, keptMilliseconds[kind], sure, now)) await sources.remove(id)
      }
      await forgetKeptPictures(db, kept, now)
    },

    /** Stops this process's work; it can be resumed later. */
    async close() {
      stopping.abort()
      await running
    },
  }
}

function withActivity(found: SiteImport, isHeld: boolean) {
  return { ...found, isActive: isHeld && found.task !== null }
}

function describeFault(error: unknown) {
  if (error instanceof WorkFault) return error.message
  return isDiskFull(error) ? `${diskFull}. Free up some space, then try again.` : failed
}
