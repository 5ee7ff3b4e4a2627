import type { RestoreTask } from '#core/backups/open-restores.ts'
import type { ImportWork } from '#core/imports/open-imports.ts'
import type { ExportWish } from '#domain/exports/export-formats.ts'

/** The input and result of each job, as JSON or values that JSON has. */
export type Jobs = {
  /** Makes a backup. */
  backup: { input: ''; result: string }
  /** Test-restores the backup of that name. */
  rehearsal: { input: string; result: string }
  /** Compares a backup with the site or, if someone is named, restores it. */
  restore: { input: RestoreTask; result: string }
  /** Writes an export into a file; null if there is no such collection. */
  export: { input: { wish: ExportWish; path: string }; result: string[] | null }
  /** Does one task of an import. */
  import: { input: ImportWork; result: 'done' }
}

export type JobName = keyof Jobs

/** Has a job done where it blocks no requests. Resolves to its result, or to nothing if the signal ended it. */
export type RunJob = <Name extends JobName>(
  name: Name,
  input: Jobs[Name]['input'],
  signal?: AbortSignal,
) => Promise<Jobs[Name]['result'] | undefined>

/** How much memory, in megabytes, reading the files of an import may take. */
export const maxReadMegabytes = 500

/** The process was ended because it took too much memory. */
export class OutOfMemory extends Error {}
