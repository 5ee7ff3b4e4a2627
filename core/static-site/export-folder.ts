import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What pages were made by, besides the content: when it changes, all are made again. */
export type ExportMaker = { build: string; siteUrl: string; baseUrl: string; siteName: string }

/** The state of the site when a run began. `day` is the date in UTC, which pages may show; `versions` those of the content, by table. */
export type ExportState = ExportMaker & { day: string; versions: Record<string, number> }

/** An exported file, by the address that it was made from: what it was made of, and the addresses that it refers to. */
export type ExportEntry = {
  address: string
  file: string
  /** A hash of the file. */
  content: string
  /** A hash of the loader data of a page. */
  data?: string | undefined
  tables: string[]
  refs: string[]
  asks: boolean
  isLasting: boolean
}

/** An entry of an earlier run, with the state of the site then. */
export type EarlierEntry = ExportEntry & { state: ExportState }

/** A folder that is not empty and no export. */
export class ExportFolderFault extends Error {}

/** Lines of JSON: the state at the start of a run, files that are about to be written, and entries of those that are. The last one of a file counts. */
const indexName = '.griddle-export.ndjson'

type IndexLine = { state: ExportState } | { planned: string[] } | { entry: ExportEntry }

export type ExportFolder = ReturnType<typeof openExportFolder>

/**
 * Opens the folder of an export, which is created if needed. Its index knows every file that an export wrote or was about to write, so that a run that
 * was ended is completed by the next one, and that no other file is ever replaced or deleted.
 */
export function openExportFolder(folder: string) {
  makePublicFolder(folder)
  const index = join(folder, indexName)
  const present = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')))
  if (present.size > 0 && !existsSync(index))
    throw new ExportFolderFault(`${folder} has files that aren't from an export. Use an empty folder or one from an earlier export.`)
  const entries = new Map<string, EarlierEntry>()
  const own = new Set<string>()
  readIndex(index, entries, own)
  const append = (lines: IndexLine[]) => appendFileSync(index, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

  return {
    /** What earlier runs exported, by address. */
    entries,
    isPresent: (file: string) => present.has(file),
    /** Whether a file may be written: there is none, or an export wrote it. */
    mayWrite: (file: string) => !present.has(file) || own.has(file),
    begin: (state: ExportState) => append([{ state }]),
    /** Must be told before files are written. */
    plan: (files: string[]) => append([{ planned: files }]),
    note: (made: ExportEntry[]) => append(made.map((entry) => ({ entry }))),
    /** Deletes the exported files that are not among the entries, and has the index list these alone. Returns how many were deleted. */
    finish(state: ExportState, made: ExportEntry[]) {
      const wanted = new Set(made.map(({ file }) => file))
      const old = [...own].filter((file) => !wanted.has(file) && present.has(file))
      for (const file of old) removeFile(folder, file)
      const lines: IndexLine[] = [{ state }, ...made.map((entry) => ({ entry }))]
      writeFileSync(`${index}.part`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      renameSync(`${index}.part`, index)
      return old.length
    },
  }
}

/** Writes the files of an export. A folder is made before its first file. */
export function openFileWriter(folder: string) {
  const made = new Set<string>()
  return (file: string, bytes: Uint8Array) => {
    const path = join(folder, file)
    const place = dirname(path)
    if (!made.has(place)) makePublicFolder(place)
    made.add(place)
    writeFileSync(path, bytes)
    chmodSync(path, 0o644)
  }
}

// A web server, which is another user, reads what is exported, unlike what the site keeps.

function makePublicFolder(folder: string) {
  const first = mkdirSync(folder, { recursive: true })
  for (let made = folder; first !== undefined && made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755)
}

function readIndex(path: string, entries: Map<string, EarlierEntry>, own: Set<string>) {
  if (!existsSync(path)) return
  let state: ExportState | undefined
  for (const text of readFileSync(path, 'utf8').split('\n')) {
    const line = parseLine(text)
    if (!line) continue
    if ('state' in line) state = line.state
    else if ('planned' in line) {
      for (const file of line.planned) own.add(file)
    } else if (state) {
      entries.set(line.entry.address, { ...line.entry, state })
      own.add(line.entry.file)
    }
  }
}

/** The last line may be half a line when a run was ended. */
function parseLine(text: string): IndexLine | undefined {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

function removeFile(folder: string, file: string) {
  rmSync(join(folder, file), { force: true })
  for (let place = dirname(file); place !== '.'; place = dirname(place)) {
    try {
      rmdirSync(join(folder, place))
    } catch {
      // Something else is in it.
      return
    }
  }
}
