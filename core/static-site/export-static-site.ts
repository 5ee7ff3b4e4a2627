import { type ContentVersions, listContentVersions } from '#core/database/content-versions.ts'
import type { Database } from '#core/database/database.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import type { EarlierEntry, ExportEntry, ExportFolder, ExportMaker, ExportState } from './export-folder.ts'
import { toExportedFile } from './exported-file.ts'
import { fixedFiles, livePages } from './find-targets.ts'

/** An address to export. With the hash of the data and of the file as they were, what is still the same is not made or written. */
export type ExportTask = { address: string; data?: string | undefined; content?: string | undefined }

/** What became of a task; without an entry the site has nothing at the address. `isWritten` is false for a file that was the same before. */
export type ExportResult = { address: string; entry: ExportEntry | 'same' | undefined; isWritten: boolean }

/** What renders pages and writes files, several tasks at a time. */
export type Exporters = {
  /** How many of them there are, once the pages are listed. */
  count: () => number
  /** The addresses of all pages in the sitemap, from the site itself. */
  listPages: () => Promise<string[]>
  run: (tasks: ExportTask[], pages: string[]) => Promise<ExportResult[]>
}

/** What an export did, in files; `kept` were there before and were not the export's, so that they were left alone. */
export type ExportOutcome = { files: number; written: number; removed: number; missing: string[]; kept: string[] }

type ExportParts = {
  db: Database
  folder: ExportFolder
  exporters: Exporters
  maker: ExportMaker
  now: Date
  say?: ((line: string) => void) | undefined
}

const tasksPerBatch = 30
const batchesPerExporter = 2
const filesPerLine = 5000

/** What is exported besides the pages of the sitemap and what pages refer to. */
const further = [...fixedFiles, '/404']

/**
 * Exports every public page and file of the site, as far as they changed since the folder's last export. Pages are skipped whose tables have the versions of
 * that time; of the others only those are rendered whose data changed.
 */
export async function exportStaticSite({ db, folder, exporters, maker, now, say }: ExportParts): Promise<ExportOutcome> {
  // First: a change during the export is seen by the next one.
  const versions = await listContentVersions(db)
  const state: ExportState = { ...maker, day: now.toISOString().slice(0, 10), versions: Object.fromEntries(versions) }
  const pages = (await exporters.listPages()).filter((page) => !livePages.includes(page))
  folder.begin(state)
  const known = new Set(pages)
  const gone = new Set([...folder.entries.keys()].filter((address) => isPage(address) && !known.has(address.split('?')[0] ?? '')))
  const made = new Map<string, ExportEntry>()
  const seen = new Set<string>()
  const waiting: ExportTask[] = []
  const outcome: ExportOutcome = { files: 0, written: 0, removed: 0, missing: [], kept: [] }

  add([...pages.flatMap(withRecipeFiles), ...further])
  await runAll()
  outcome.files = made.size
  outcome.removed = folder.finish(state, [...made.values()])
  return outcome

  function add(addresses: Iterable<string>) {
    for (const address of [...addresses].flatMap(withPagesBefore)) {
      if (seen.has(address)) continue
      seen.add(address)
      const file = toExportedFile(address)
      const earlier = folder.entries.get(address)
      if (!folder.mayWrite(file)) outcome.kept.push(file)
      else if (earlier && folder.isPresent(file) && isFresh(earlier)) take(withoutState(earlier))
      else waiting.push(toTask(address, folder.isPresent(file) ? earlier : undefined))
    }
  }

  function toTask(address: string, earlier: EarlierEntry | undefined): ExportTask {
    if (!earlier) return { address }
    const { data, content, asks } = earlier
    return { address, content, data: isOfMaker(earlier, maker) && !asks && !leadsToGone(earlier) ? data : undefined }
  }

  function take(entry: ExportEntry) {
    made.set(entry.address, entry)
    add(entry.refs)
  }

  function isFresh(entry: EarlierEntry) {
    if (entry.isLasting) return true
    if (!isOfMaker(entry, maker) || entry.state.day !== state.day || leadsToGone(entry)) return false
    return hasVersions(entry, versions)
  }

  function leadsToGone({ refs }: ExportEntry) {
    return gone.size > 0 && refs.some((ref) => gone.has(ref))
  }

  /** Runs all tasks, and those that they bring. */
  async function runAll() {
    const running = new Set<Promise<void>>()
    while (waiting.length > 0 || running.size > 0) {
      while (waiting.length > 0 && running.size < exporters.count() * batchesPerExporter) {
        const batch = runBatch(waiting.splice(0, tasksPerBatch)).finally(() => running.delete(batch))
        running.add(batch)
      }
      await Promise.race(running)
    }
  }

  async function runBatch(tasks: ExportTask[]) {
    folder.plan(tasks.map(({ address }) => toExportedFile(address)))
    const results = await exporters.run(tasks, pages)
    const entries = results.flatMap((result) => toEntry(result) ?? [])
    folder.note(entries)
    const before = made.size
    for (const entry of entries) take(entry)
    outcome.written += results.filter(({ isWritten }) => isWritten).length
    if (Math.floor(made.size / filesPerLine) > Math.floor(before / filesPerLine)) say?.(`${groupDigits(made.size)} files`)
  }

  function toEntry({ address, entry }: ExportResult): ExportEntry | undefined {
    if (!entry) outcome.missing.push(address)
    if (entry !== 'same') return entry
    const earlier = folder.entries.get(address)
    if (!earlier) throw new Error(`${address} can't be unchanged: it wasn't exported before`)
    return withoutState(earlier)
  }
}

function withoutState({ state: _, ...entry }: EarlierEntry): ExportEntry {
  return entry
}

/** A recipe's page and its other forms, one after the other: what was parsed for one is still known for the next. */
function withRecipeFiles(page: string) {
  return page.startsWith('/recipes/') ? [page, `${page}.json`, `${page}.cook`] : [page]
}

/** A list has all pages before one that is linked. Its pager names only some. */
function withPagesBefore(address: string) {
  const [, list = '', number = '0'] = /^(.*[?&]page=)(\d+)$/.exec(address) ?? []
  return Number(number) > 2 ? Array.from({ length: Number(number) - 1 }, (_, index) => `${list}${index + 2}`) : [address]
}

function isPage(address: string) {
  return toExportedFile(address).endsWith('index.html')
}

function isOfMaker({ state }: EarlierEntry, maker: ExportMaker) {
  const { build, siteUrl, baseUrl, siteName } = state
  return build === maker.build && siteUrl === maker.siteUrl && baseUrl === maker.baseUrl && siteName === maker.siteName
}

function hasVersions({ tables, state }: EarlierEntry, versions: ContentVersions) {
  return tables.every((table) => versions.has(table) && versions.get(table) === state.versions[table])
}
