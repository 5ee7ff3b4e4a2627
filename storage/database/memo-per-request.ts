import type { Database } from './database.ts'

const reading = new WeakSet<Database>()

/** Starts memoizing the functions that `once` returned for this database handle, that of one request, until `endReading`. */
export function beginReading(db: Database) {
  reading.add(db)
}

/** Stops memoizing, because the request has written. */
export function endReading(db: Database) {
  reading.delete(db)
}

/** Memoizes a read that several parts of a page need, per request. Without `beginReading` it is an ordinary read. */
export function once<Value>(read: (db: Database) => Promise<Value>) {
  const known = new WeakMap<Database, Promise<Value>>()
  return (db: Database) => {
    if (!reading.has(db)) return read(db)
    const value = known.get(db) ?? read(db)
    known.set(db, value)
    return value
  }
}
