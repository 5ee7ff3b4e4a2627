import { type KyselyPlugin, type OperationNode, TableNode } from 'kysely'
import type { Database } from './database.ts'

/** The handles of requests that have written nothing yet. */
const reading = new WeakSet<Database>()

/**
 * The database handle for one request: records in `tables` every table that a query reads or writes, and memoizes what `once` reads until the
 * request writes.
 */
export function trackTables(db: Database, tables: Set<string>): Database {
  const tracker: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode') reading.delete(tracked)
      noteTables(node, tables)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const tracked = db.withPlugin(tracker)
  reading.add(tracked)
  return tracked
}

/** Memoizes a read that several parts of a page need, per request. With a handle that is not a request's it is an ordinary read. */
export function once<Value>(read: (db: Database) => Promise<Value>) {
  const known = new WeakMap<Database, Promise<Value>>()
  return (db: Database) => {
    if (!reading.has(db)) return read(db)
    const value = known.get(db) ?? read(db)
    known.set(db, value)
    return value
  }
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
