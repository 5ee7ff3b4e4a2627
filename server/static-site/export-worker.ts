// A thread of open-exporters.ts: renders pages of the site and writes them into an export's folder.
import { hash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { openFileWriter } from '#core/static-site/export-folder.ts'
import type { ExportResult, ExportTask } from '#core/static-site/export-static-site.ts'
import { findRecipePage, toExportedFile } from '#core/static-site/exported-file.ts'
import { openTargets } from '#core/static-site/find-targets.ts'
import { listPublicPages } from '#core/static-site/list-public-pages.ts'
import { openExporter } from '#core/static-site/make-exported.ts'
import { openAsk } from './open-ask.ts'
import type { WorkerAnswer, WorkerData, WorkerQuestion } from './open-exporters.ts'

const { config, baseUrl, folder }: WorkerData = workerData
const { siteUrl } = config
const { ask, close } = await openAsk(config)
const writeFile = openFileWriter(folder)
let exporter: ReturnType<typeof openExporter> | undefined

parentPort?.on('message', async (question: WorkerQuestion | 'end') => {
  if (question === 'end') {
    await close()
    return parentPort?.close()
  }
  const answer = await answerTo(question).catch((error): WorkerAnswer => ({ id: question.id, error }))
  parentPort?.postMessage(answer)
})

async function answerTo({ id, ...question }: WorkerQuestion): Promise<WorkerAnswer> {
  if ('tasks' in question) return { id, results: await runAll(question.tasks) }
  if (question.pages) exporter = toExporter(question.pages)
  return { id, pages: question.pages ?? (await listPublicPages(ask, siteUrl)) }
}

function toExporter(pages: string[]) {
  const targets = openTargets({ ask, pages: new Set(pages), origins: [siteUrl, baseUrl] })
  return openExporter({ ask, targets, siteUrl, baseUrl })
}

async function runAll(tasks: ExportTask[]) {
  const results: ExportResult[] = []
  const same = new Set<string | undefined>()
  for (const task of tasks) {
    const isSame = task.content !== undefined && same.has(findRecipePage(task.address))
    const result: ExportResult = isSame ? { address: task.address, entry: 'same', isWritten: false } : await run(task)
    if (result.entry === 'same') same.add(task.address)
    results.push(result)
  }
  return results
}

async function run({ address, data, content }: ExportTask): Promise<ExportResult> {
  if (!exporter) throw new Error('The list of pages has not been received yet')
  const made = await exporter.make(address, data)
  if (made === 'same' || made === undefined) return { address, entry: made, isWritten: false }
  const { bytes, ...facts } = made
  const file = toExportedFile(address)
  const written = hash('sha256', bytes, 'base64url')
  const isWritten = written !== content
  if (isWritten) writeFile(file, bytes)
  return { address, entry: { address, file, content: written, ...facts }, isWritten }
}
