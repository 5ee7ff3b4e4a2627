import { type KyselyPlugin, type OperationNode, TableNode } from 'kysely'
import type { ContentVersions } from './content-versions.ts'
import type { Database } from './database.ts'

/** What a request reads with: the handle of all requests, the tables that it has read, and the versions that it found, if any. */
type Reading = { db: Database; tables: Set<string>; versions: ContentVersions | undefined }

/** The handles of requests that have written nothing yet. */
const readings = new WeakMap<Database, Reading>()

/**
 * The database handle for one request: records in `tables` every table that a query reads or writes, and memoizes what `once` reads until the
 * request writes. With the `versions` of all tables as they were before, what `once` reads is shared with other requests.
 */
export function trackTables(db: Database, tables: Set<string>, versions?: ContentVersions): Database {
  const tracker: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode') readings.delete(tracked)
      noteTables(node, tables)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const tracked = db.withPlugin(tracker)
  readings.set(tracked, { db, tables, versions })
  return tracked
}

/** A value, and the versions of the tables that it was read from: as long as these are the present ones, so is the value. */
type Shared<Value> = { value: Promise<Value>; versions: ContentVersions }

/**
 * Memoizes a read that several parts of a page, or all pages, need: per request and, where the request knows the versions of the content, until a table
 * that was read gets a new one. What it gives is frozen, because requests share it. With a handle that is not a request's it is an ordinary read.
 */
export function once<Value>(read: (db: Database) => Promise<Value>) {
  const known = new WeakMap<Database, Promise<Value>>()
  const shared = new WeakMap<Database, Shared<Value>>()

  /** The versions were there before the value was read, so a change in between is found at the next request. */
  async function readAndShare({ db, tables, versions }: Reading) {
    const own = new Set<string>()
    const value = read(trackTables(db, own, versions))
    const found = await value.finally(() => noteAll(own, tables))
    const ofTables = [...own].map((table) => [table, versions?.get(table)] as const)
    if (ofTables.every((entry): entry is [string, number] => entry[1] !== undefined))
      shared.set(db, { value: Promise.resolve(deepFreeze(found)), versions: new Map(ofTables) })
    return found
  }

  function find(reading: Reading, tracked: Database) {
    const { db, tables, versions } = reading
    if (!versions) return read(tracked)
    const last = shared.get(db)
    if (!last || ![...last.versions].every(([table, version]) => versions.get(table) === version)) return readAndShare(reading)
    noteAll(last.versions.keys(), tables)
    return last.value
  }

  return (db: Database) => {
    const reading = readings.get(db)
    if (!reading) return read(db)
    const value = known.get(db) ?? find(reading, db)
    known.set(db, value)
    return value
  }
}

function noteAll(names: Iterable<string>, tables: Set<string>) {
  for (const name of names) tables.add(name)
}

/** Lists and plain records; anything else is left as it is. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}

/** Nodes that name no table that isn't named elsewhere in the query. */
const leaves = new Set(['ValueNode', 'PrimitiveValueListNode', 'ReferenceNode', 'ColumnNode', 'IdentifierNode', 'OperatorNode'])

/** Walks a query, which is cheaper than Kysely's transformer, which copies it. */
function noteTables(part: unknown, tables: Set<string>) {
  if (Array.isArray(part)) for (const inner of part) noteTables(inner, tables)
  if (!isNode(part) || leaves.has(part.kind)) return
  if (TableNode.is(part)) noteTable(part.table.identifier.name, tables)
  else for (const inner of Object.values(part)) noteTables(inner, tables)
}

/** Row counts change only with the rows that they count, and pages that show them read those rows, too. */
function noteTable(name: string, tables: Set<string>) {
  if (name !== 'rowCounts') tables.add(name)
}

function isNode(part: unknown): part is OperationNode {
  return typeof part === 'object' && part !== null && 'kind' in part
}
