/**
 * The database or the files refused or could not be reached. `conflict` means that a unique value was taken, `collided` that the transaction
 * and another one were in each other's way, so that the database undid this one; anything else is an outage or a bug.
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
