import type { Database } from './database.ts'

const reading = new WeakSet<Database>()

/** From now on what `once` made is read at most once with this database, until `endReading`. For the database that one request works with. */
export function beginReading(db: Database) {
  reading.add(db)
}

/** Everything is read anew from now on: the request has written. */
export function endReading(db: Database) {
  reading.delete(db)
}

/** A read that several parts of a page need. Where nobody began reading it is an ordinary one. */
export function once<Value>(read: (db: Database) => Promise<Value>) {
  const known = new WeakMap<Database, Promise<Value>>()
  return (db: Database) => {
    if (!reading.has(db)) return read(db)
    const value = known.get(db) ?? read(db)
    known.set(db, value)
    return value
  }
}
