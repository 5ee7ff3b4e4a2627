import { type ImportWork, WorkFault } from '#core/imports/open-imports.ts'
import type { Config } from './config.ts'
import { OutOfMemory, runInChild } from './run-in-child.ts'

/** How much memory the process may take to read files, and how much of it V8 may keep. */
export const maxMegabytes = 500
const maxHeapMegabytes = 400

const tooMuch = `This file is too large: reading it would take more than ${maxMegabytes} MB of memory. Split it and import each part.`

/**
 * Does a task of an import in a process of its own, so that neither its work nor what is in its files holds up requests. Resolves if it is done or the
 * signal ended it; throws if it fails, a WorkFault if reading the files needs too much memory.
 */
export async function importInChild(config: Config, work: ImportWork, signal: AbortSignal) {
  try {
    await runInChild('import-process', { config, about: JSON.stringify(work), maxHeapMegabytes }, signal)
  } catch (error) {
    throw error instanceof OutOfMemory && work.task === 'read' ? new WorkFault(tooMuch, { cause: error }) : error
  }
}
