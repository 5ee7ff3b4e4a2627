import type { ExportWish } from '#domain/exports/export-formats.ts'
import type { Config } from './config.ts'
import { runInChild } from './run-in-child.ts'

/** What is exported, and where it is written. */
export type ExportTask = { wish: ExportWish; path: string }

/** As `writeExport`, in a process of its own. Throws if the signal ends it. */
export async function exportInChild(config: Config, task: ExportTask, signal: AbortSignal): Promise<string[] | undefined> {
  const result = await runInChild('export-process', { config, about: JSON.stringify(task) }, signal)
  if (result === undefined) throw new Error('The export was canceled')
  return JSON.parse(result) ?? undefined
}
