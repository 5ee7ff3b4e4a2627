/**
 * An error of the database or the files. `conflict` means a unique violation, `collided` that the database rolled back the transaction
 * because of a deadlock or serialization failure; anything else is an outage or a bug.
 */
export class StorageError extends Error {
  readonly conflict: boolean
  readonly collided: boolean

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = new.target.name
    const { errcode, code } = Object(cause)
    // SQLite's extended codes for UNIQUE and PRIMARY KEY, PostgreSQL's unique_violation.
    this.conflict = errcode === 2067 || errcode === 1555 || code === '23505'
    // PostgreSQL's serialization_failure and deadlock_detected. SQLite runs write transactions one at a time.
    this.collided = code === '40001' || code === '40P01'
  }
}

/** The message for a full disk, in logs and for people. */
export const diskFull = 'The disk is full'

/**
 * SQLITE_FULL; SQLITE_IOERR_SHMSIZE and SQLITE_IOERR_SHMMAP, when there is no space to open a database; and SQLITE_IOERR_WRITE, for an
 * exhausted quota.
 */
const fullSqlite = [13, 4874, 5386, 778]

/** PostgreSQL's disk_full, and the codes of file systems. */
const fullCodes = ['53100', 'ENOSPC', 'EDQUOT']

/** Whether an error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  const { errcode, code, cause } = Object(error)
  return fullSqlite.includes(errcode) || fullCodes.includes(code) || (cause !== undefined && isDiskFull(cause))
}

/** Runs a statement; its failure becomes a StorageError that names it. */
export async function nameErrors<Result>(sql: string, run: () => Promise<Result>) {
  try {
    return await run()
  } catch (error) {
    throw new StorageError(`The database could not answer: ${sql.slice(0, 200)}`, error)
  }
}
