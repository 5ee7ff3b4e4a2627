/**
 * An error of the database or the files. `conflict` means a unique violation, `collided` that the database rolled the transaction back because
 * of a deadlock or serialization failure; anything else is an outage or a bug.
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
    // PostgreSQL's serialization_failure and deadlock_detected. SQLite's transactions come one after the other.
    this.collided = code === '40001' || code === '40P01'
  }
}

/**
 * Whether an error, or what caused it, is a full disk: SQLite's SQLITE_FULL, or SQLITE_IOERR_SHMSIZE when it has no room to open a database;
 * PostgreSQL's disk_full, or the file system's ENOSPC or EDQUOT.
 */
export function isDiskFull(error: unknown): boolean {
  const { errcode, code, cause } = Object(error)
  return errcode === 13 || errcode === 4874 || ['53100', 'ENOSPC', 'EDQUOT'].includes(code) || (cause !== undefined && isDiskFull(cause))
}

/** Runs a statement; its failure becomes a StorageError that names it. */
export async function nameErrors<Result>(sql: string, run: () => Promise<Result>) {
  try {
    return await run()
  } catch (error) {
    throw new StorageError(`The database could not answer: ${sql.slice(0, 200)}`, error)
  }
}
