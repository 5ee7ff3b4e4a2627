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
    this.conflict = isConflict(cause)
    this.collided = isCollision(cause)
  }
}

/** Runs a statement; its failure becomes a StorageError that names it. */
export async function nameErrors<Result>(sql: string, run: () => Promise<Result>) {
  try {
    return await run()
  } catch (error) {
    throw new StorageError(`The database could not answer: ${sql.slice(0, 200)}`, error)
  }
}

/** SQLite's extended codes for UNIQUE and PRIMARY KEY, PostgreSQL's unique_violation. */
function isConflict(cause: unknown) {
  if (!(cause instanceof Error)) return false
  const sqliteCode = 'errcode' in cause ? cause.errcode : undefined
  return sqliteCode === 2067 || sqliteCode === 1555 || ('code' in cause && cause.code === '23505')
}

/** PostgreSQL's serialization_failure and deadlock_detected. SQLite's transactions come one after the other. */
function isCollision(cause: unknown) {
  return cause instanceof Error && 'code' in cause && (cause.code === '40001' || cause.code === '40P01')
}
