import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import {
  type CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type OperationNode,
  RawNode,
  type RootOperationNode,
  TableNode,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ContentVersions } from './content-versions.ts'
import type { Database } from './database.ts'

/** A read that can be repeated: as long as the result is the same, what was derived from it is valid. */
export type Read = { tables: ReadonlySet<string>; digest: string; repeat: () => Promise<unknown> }

/** What was read: the tables and, if requested and all reads can be repeated, each read. */
export type Noted = { tables: Set<string>; reads: Read[] | undefined }

/** The state of a request's reads: the shared handle, what it has read, and the content versions that it started with, if known. */
type Reading = { db: Database; noted: Noted; versions: ContentVersions | undefined }

/** The handles of requests that haven't written anything. */
const readings = new WeakMap<Database, Reading>()

/** An empty record of reads. */
export function newNoted({ hasReads = false } = {}): Noted {
  return { tables: new Set(), reads: hasReads ? [] : undefined }
}

/**
 * The database handle for one request: records what its queries read or write, and memoizes what `once` reads until the request writes. With
 * `versions`, those of all tables before the request, what `once` reads is shared with other requests.
 */
export function trackReads(db: Database, noted: Noted, versions?: ContentVersions): Database {
  const running = new WeakMap<object, { node: RootOperationNode; tables: Set<string> }>()
  const tracker: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!isSelect(node)) {
        readings.delete(tracked)
        noted.reads = undefined
      }
      const tables = new Set<string>()
      collectTables(node, tables)
      addAll(noted.tables, tables)
      if (noted.reads) running.set(queryId, { node, tables })
      return node
    },
    async transformResult({ queryId, result }) {
      const query = running.get(queryId)
      if (query) noted.reads?.push({ tables: query.tables, digest: digestOf(result.rows), repeat: toRepeat(db, query.node) })
      return result
    },
  }
  const tracked = db.withPlugin(tracker)
  readings.set(tracked, { db, noted, versions })
  return tracked
}

/** Records a table whose data a request reads without naming it in a query. */
export function noteTable(db: Database, table: string) {
  readings.get(db)?.noted.tables.add(table)
}

/** Records a value derived from memory that depends on these tables, and how to derive it again. */
export function noteRead<Value>(db: Database, tables: string[], value: Value, repeat: (db: Database) => Promise<Value>) {
  const { db: base, noted } = readings.get(db) ?? {}
  if (!base || !noted) return
  addAll(noted.tables, tables)
  noted.reads?.push({ tables: new Set(tables), digest: digestOf(value), repeat: () => repeat(base) })
}

/** The digest of a read's result. */
export function digestOf(value: unknown) {
  return hash('sha256', serialize(value), 'base64url')
}

/** Many pages share a few statements. */
const statements = new LRUCache<string, string>({ max: 500, memoMethod: (sql) => sql })

function toRepeat(db: Database, node: RootOperationNode) {
  const { sql, parameters, query, queryId }: CompiledQuery = db.getExecutor().compileQuery(node, createQueryId())
  const compiled = { sql: statements.memo(sql), parameters, query: { kind: query.kind } as RootOperationNode, queryId }
  return async () => (await db.executeQuery(compiled)).rows
}

/** A value, the versions of the tables that it was read from, and how it was read. It is valid as long as the versions are current. */
type Shared<Value> = { value: Promise<Value>; versions: ContentVersions; noted: Noted }

/**
 * Memoizes a read that several parts of a page, or all pages, need: per request and, if the request knows the content versions, until the
 * version of a table that was read changes. Results are frozen, because requests share them. With any other handle, it just reads.
 */
export function once<Value>(read: (db: Database) => Promise<Value>) {
  const known = new WeakMap<Database, Promise<Value>>()
  const shared = new WeakMap<Database, Shared<Value>>()

  /** The versions are from before the read, so the next request notices a change in between. */
  async function readAndShare({ db, noted, versions }: Reading) {
    const own = newNoted({ hasReads: true })
    const value = await read(trackReads(db, own, versions)).finally(() => addNoted(noted, own))
    const ofTables = [...own.tables].map((table) => [table, versions?.get(table)] as const)
    if (ofTables.length > 0 && ofTables.every((entry): entry is [string, number] => entry[1] !== undefined))
      shared.set(db, { value: Promise.resolve(deepFreeze(value)), versions: new Map(ofTables), noted: own })
    return value
  }

  function find(reading: Reading, tracked: Database) {
    const { db, noted, versions } = reading
    if (!versions) return read(tracked)
    const last = shared.get(db)
    if (!last || ![...last.versions].every(([table, version]) => versions.get(table) === version)) return readAndShare(reading)
    addNoted(noted, last.noted)
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

function addNoted(noted: Noted, { tables, reads }: Noted) {
  addAll(noted.tables, tables)
  if (reads) noted.reads?.push(...reads)
  else noted.reads = undefined
}

function addAll(set: Set<string>, names: Iterable<string>) {
  for (const name of names) set.add(name)
}

/** Freezes arrays and plain objects; anything else is left alone. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}

/** Includes raw SQL selects, such as searches. */
function isSelect(node: RootOperationNode) {
  return node.kind === 'SelectQueryNode' || (RawNode.is(node) && /^\s*select\b/i.test(node.sqlFragments[0] ?? ''))
}

/** Nodes that contain no table names, or only ones named elsewhere in the query. */
const leaves = new Set(['ValueNode', 'PrimitiveValueListNode', 'ReferenceNode', 'ColumnNode', 'IdentifierNode', 'OperatorNode'])

/** Walks a query; cheaper than Kysely's transformer, which copies it. */
function collectTables(part: unknown, tables: Set<string>) {
  if (Array.isArray(part)) for (const inner of part) collectTables(inner, tables)
  if (!isNode(part) || leaves.has(part.kind)) return
  if (!TableNode.is(part)) for (const inner of Object.values(part)) collectTables(inner, tables)
  // Counts change only with the rows that they count; whoever reads a count records that table.
  else if (part.table.identifier.name !== 'rowCounts') tables.add(part.table.identifier.name)
}

function isNode(part: unknown): part is OperationNode {
  return typeof part === 'object' && part !== null && 'kind' in part
}
