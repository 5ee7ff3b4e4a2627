import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import type { OpenDatabase } from '#core/database/database.ts'
import { type ScryptParameters, scryptParameters } from '#core/identity/firebase-scrypt.ts'
import { applyImport, retryPictures } from '#core/imports/apply-import.ts'
import { discardImport, forgetKeptPictures } from '#core/imports/discard-import.ts'
import type { ImportParts } from '#core/imports/import-parts.ts'
import { countImportEntries, findImport, insertImport, listImportEntries, listImports } from '#core/imports/import-rows.ts'
import { openKeptPictures } from '#core/imports/kept-pictures.ts'
import { lockImport } from '#core/imports/lock-import.ts'
import { planImport } from '#core/imports/plan-import.ts'
import { listReportLines, reportHeader } from '#core/imports/report-import.ts'
import { openSource, openText, SourceFault } from '#core/imports/source-files.ts'
import { undoImport } from '#core/imports/undo-import.ts'
import { fetchPage } from '#core/pictures/fetch-picture.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import { newId } from '#domain/id.ts'
import { terminal as byTerminal } from '#domain/identity/log-entry.ts'
import { describeOutcome } from '#domain/imports/describe-outcome.ts'
import { type EntryCount, type ImportEntry, type ImportTask, kindLabels } from '#domain/imports/site-import.ts'
import { countOf } from '#domain/text/count-of.ts'
import { remote } from '#server/remote.ts'
import { openIdentityHere } from './identity.ts'
import { type CommandContext, CommandError } from './terminal.ts'

const options = {
  plan: { type: 'boolean' },
  list: { type: 'boolean' },
  resume: { type: 'string' },
  undo: { type: 'string' },
  pictures: { type: 'string' },
  report: { type: 'string' },
  'firebase-passwords': { type: 'string' },
} as const

const usage = `Say what to import: npm run cli -- import FILE (or a folder, or the address of a page)
  --plan             show what would be imported without importing it
  --firebase-passwords FILE.json  the password hash parameters of a Firebase project: signerKey, saltSeparator, rounds, memCost
  --list             list past imports
  --report ID        print the report of an import as CSV
  --pictures ID      retry missing pictures; with FILE (a zip or folder of the old site's uploads) take them from there
  --resume ID        continue an interrupted import
  --undo ID          undo an import, except what was changed since`

/** Imports what an owner has in another system. */
export async function importSite(database: OpenDatabase, { args, config, terminal }: CommandContext) {
  const { values, positionals } = readArguments(args)
  await database.migrate()
  const { db } = database
  if (values.list) return listAll(database)
  if (values.report) return report(database, values.report)
  const kept = openKeptPictures(config.dataDir)
  const files = await openOriginals(config)
  const parts: ImportParts = {
    ...{ db, files, kept, remote, by: byTerminal, siteUrl: config.siteUrl, clock: () => new Date() },
    uploads: openUploads({ files, folder: join(config.dataDir, 'incoming') }),
    identity: await openIdentityHere(database, config),
    scrypt: await readParameters(values['firebase-passwords']),
  }
  const say = (line: string) => terminal.say?.(line)
  const { undo, pictures } = values
  if (undo) {
    await findOrFail(database, undo)
    await hold(database, { id: undo, task: 'undo' }, () => undoImport(parts, undo))
    return ['Undone:', ...(await tell(database, undo)).filter((line) => line !== '')].join('\n')
  }
  if (pictures) {
    await findOrFail(database, pictures)
    let missing = 0
    const [uploads] = positionals
    await hold(database, { id: pictures, task: 'pictures' }, async () => {
      const files = uploads === undefined ? undefined : await openSource(uploads)
      missing = await retryPictures(parts, pictures, files).finally(() => files?.close())
    })
    return `${countOf(missing, 'picture')} still missing.`
  }
  const [path] = positionals
  if (values.resume && (await findOrFail(database, values.resume)).state === 'reading')
    throw new CommandError("Its files weren't read completely: import them again.")
  if (!values.resume && (!path || positionals.length !== 1)) throw new CommandError(usage)
  const id = values.resume ?? (await plan(parts, path ?? ''))
  for (const line of await tell(database, id)) say(line)
  if (values.plan) {
    await discardImport(db, id)
    await forgetKeptPictures(db, kept, parts.clock())
    return 'This is the plan; nothing was imported.'
  }
  await hold(database, { id, task: 'apply' }, () => applyImport(parts, id, openProgress(say)))
  await forgetKeptPictures(db, kept, parts.clock())
  return [
    ...(await tell(database, id)),
    `Imported. The report: npm run cli -- import --report ${id}. To undo it: npm run cli -- import --undo ${id}`,
  ].join('\n')
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new CommandError(usage)
  }
}

/** Does a task of an import while no other process works on any. */
async function hold({ db }: Pick<OpenDatabase, 'db'>, task: { id: string; task: ImportTask }, work: () => Promise<unknown>) {
  const begun = await lockImport(db, task, work, () => new Date())
  if (!begun) throw new CommandError('An import is already running, or its process was killed less than a minute ago.')
  await begun.ended
}

async function plan(parts: ImportParts, path: string) {
  try {
    const files = await open(parts, path)
    const now = parts.clock()
    const id = newId(now)
    try {
      await insertImport(parts.db, { id, name: (basename(path) || path).slice(0, 200), createdAt: now.toISOString() })
      await hold(parts, { id, task: 'read' }, () => planImport(parts, files, id))
      return id
    } catch (error) {
      if (error instanceof SourceFault || error instanceof CommandError) await discardImport(parts.db, id)
      throw error
    } finally {
      files.close()
    }
  } catch (error) {
    throw error instanceof SourceFault ? new CommandError(error.message) : error
  }
}

async function open(parts: ImportParts, path: string) {
  if (!/^https?:\/\//.test(path)) return openSource(path)
  const html = await fetchPage(parts, path)
  if (html === undefined) throw new SourceFault(`There's no page at ${path}, or it can't be read.`)
  return openText('page.html', html, path)
}

async function readParameters(path: string | undefined): Promise<ScryptParameters | undefined> {
  if (path === undefined) return undefined
  const text = await readFile(path, 'utf8').catch(() => '')
  try {
    return scryptParameters.parse(JSON.parse(text))
  } catch {
    throw new CommandError(`${path} does not have the parameters: {"signerKey": "…", "saltSeparator": "…", "rounds": 8, "memCost": 14}`)
  }
}

async function findOrFail({ db }: OpenDatabase, id: string) {
  const found = await findImport(db, id)
  if (!found) throw new CommandError(`There's no import ${id}. List them: npm run cli -- import --list`)
  return found
}

async function listAll({ db }: OpenDatabase) {
  const imports = await listImports(db)
  if (imports.length === 0) return 'No imports yet.'
  return imports.map(({ id, createdAt, state, format, name }) => `${id}  ${createdAt}  ${state}  ${format}  ${name}`).join('\n')
}

async function report(database: OpenDatabase, id: string) {
  await findOrFail(database, id)
  const lines = [reportHeader]
  for await (const batch of listReportLines(database.db, id)) lines.push(...batch)
  return stringify(lines, { escape_formulas: true }).trimEnd()
}

/** What an import does or has done, by kind, and up to twenty of its notes. */
async function tell({ db }: OpenDatabase, id: string) {
  const counts = await countImportEntries(db, id)
  const noted = await listImportEntries(db, id, { onlyNoted: true }, { limit: 20, offset: 0 })
  return [...counts.map(toCountLine).toSorted(), ...noted.flatMap(toNoteLines)]
}

function toCountLine({ kind, entries, ...about }: EntryCount) {
  const [one, many] = kindLabels[kind]
  return `  ${entries} ${entries === 1 ? one : many} ${describeOutcome(about)}`
}

function toNoteLines({ title, place, notes, missing }: ImportEntry) {
  const about = [title, place].filter(Boolean).join(', ')
  return [...notes, ...missing.map(({ address, reason }) => `${address}: ${reason}`)].map((note) => `  ${about}: ${note}`)
}

/** Prints the number of records after each thousand. */
function openProgress(say: (line: string) => void) {
  let count = 0
  return () => {
    count += 1
    if (count % 1000 === 0) say(`${count} records`)
  }
}
