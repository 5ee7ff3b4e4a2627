import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'
import { LRUCache } from 'lru-cache'

/** The size of the prepared statement cache, in characters of SQL: several times what the site's queries need. */
const maxCacheCharacters = 500_000
/** Longer statements are not cached: they write or read many rows, which takes far longer than preparing them. */
const maxCachedStatement = 20_000

/** SQLite's page cache of the reading connection. */
const pageCacheKibibytes = 16_384

/** Opens the writing connection: durable (WAL, synchronous=FULL), with foreign keys, waiting at most a second for another process. */
export function openSqlite(path: string) {
  const sqlite = new DatabaseSync(path, { timeout: 1000, enableForeignKeyConstraints: true })
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864; pragma trusted_schema = off')
  return sqlite
}

/**
 * Kysely over `node:sqlite`: one connection writes, in transactions that begin immediate, and plain selects use a second, read-only one, so
 * that reads never wait for a transaction. An in-memory database has only the first.
 */
export function sqliteDialect(path: string, writer: DatabaseSync): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(writer, path === ':memory:' ? writer : openReader(path)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new NodeSqliteQueryCompiler(),
  }
}

/** SQLite's default of 2 MB is too small for a large site: rereading the same pages took a quarter of the time of lists and searches. */
function openReader(path: string) {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 1000 })
  reader.exec(`pragma cache_size = -${pageCacheKibibytes}`)
  return reader
}

/** Kysely serializes everything through a driver with a single connection; this one has two and serializes only writers. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Inlines limits into the SQL: with a limit as parameter, SQLite prepares the statement again each time that it runs. */
class NodeSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    if (ValueNode.is(node.limit) && Number.isInteger(node.limit.value)) this.append(`limit ${node.limit.value}`)
    else super.visitLimit(node)
  }
}

class NodeSqliteDriver implements Driver {
  readonly #writer: Connection
  readonly #reader: Connection
  #lastWrite: Promise<void> = Promise.resolve()

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = new Connection(writer)
    this.#reader = reader === writer ? this.#writer : new Connection(reader)
  }

  async init() {}

  async acquireConnection() {
    return new NodeSqliteConnection(this.#writer, this.#reader, () => this.#lockWriter())
  }

  async beginTransaction(connection: NodeSqliteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: NodeSqliteConnection) {
    connection.commit()
  }

  async rollbackTransaction(connection: NodeSqliteConnection) {
    connection.rollback()
  }

  async releaseConnection() {}

  async destroy() {
    if (this.#reader !== this.#writer) this.#reader.close()
    this.#writer.close()
  }

  /** Waits for earlier writers to finish and returns a function that releases the lock. */
  async #lockWriter() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const earlier = this.#lastWrite
    this.#lastWrite = promise
    await earlier
    return resolve
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #writer: Connection
  readonly #reader: Connection
  readonly #lockWriter: () => Promise<() => void>
  #unlock: (() => void) | undefined

  constructor(writer: Connection, reader: Connection, lockWriter: () => Promise<() => void>) {
    this.#writer = writer
    this.#reader = reader
    this.#lockWriter = lockWriter
  }

  async begin() {
    this.#unlock = await this.#lockWriter()
    try {
      this.#writer.exec('begin immediate')
    } catch (error) {
      this.#release()
      throw error
    }
  }

  /** When a commit fails, Kysely rolls back; the lock is held until then, or another write would be rolled back, too. */
  commit() {
    this.#writer.exec('commit')
    this.#release()
  }

  rollback() {
    try {
      this.#writer.exec('rollback')
    } finally {
      this.#release()
    }
  }

  #release() {
    this.#unlock?.()
    this.#unlock = undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#unlock) return this.#writer.run<Row>(query)
    if (query.query.kind === 'SelectQueryNode' && this.#reader !== this.#writer) return this.#reader.run<Row>(query)
    const unlock = await this.#lockWriter()
    try {
      return this.#writer.run<Row>(query)
    } finally {
      unlock()
    }
  }

  // biome-ignore lint/correctness/useYield: an open iterator would pin the write-ahead log, so there is no streaming
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite queries are not streamed: read them page by page')
  }
}

type Prepared = { statement: StatementSync; columns: string[] }

/** A connection with a cache of prepared statements: preparing a short one takes longer than running it. */
class Connection {
  readonly #sqlite: DatabaseSync
  readonly #prepared = new LRUCache<string, Prepared>({ maxSize: maxCacheCharacters, sizeCalculation: (_, sql) => sql.length })

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite
  }

  exec(sql: string) {
    this.#sqlite.exec(sql)
  }

  close() {
    this.#sqlite.close()
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, columns } = this.#prepare(sql)
    const values = parameters.map(toSqlite)
    // The row type is what Kysely derived from the query that it compiled.
    if (columns.length > 0) return { rows: readArrays(statement, values).map((row) => toRow(columns, row)) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#sqlite.prepare(sql)
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) }
    statement.setReturnArrays(true)
    if (sql.length <= maxCachedStatement) this.#prepared.set(sql, prepared)
    return prepared
  }
}

/** The rows of a statement that returns arrays; @types/node lacks that mode. */
function readArrays(statement: StatementSync, values: SQLInputValue[]) {
  return statement.all(...values) as unknown as SQLOutputValue[][]
}

/** A row as a plain object. The objects of node:sqlite have no prototype, and copying them takes twice as long. */
function toRow(columns: string[], values: SQLOutputValue[]) {
  const row: Record<string, SQLOutputValue> = {}
  for (const [index, name] of columns.entries()) row[name] = values[index] ?? null
  return row
}

/** node:sqlite takes an object as named parameters and silently stores nonsense, so every object except bytes is rejected. */
function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`SQLite takes no ${Object.prototype.toString.call(value)} as a parameter`)
}
