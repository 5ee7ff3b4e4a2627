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

/** How much SQL one connection keeps prepared, in characters: several times what the site asks with, and bounded against lists of any length. */
const preparedCharacters = 500_000
/** Longer statements write or read many rows, which takes far longer than preparing them. */
const maxPrepared = 20_000

/** How much of the file the reading connection keeps in memory. */
const keptKibibytes = 16_384

/** Opens the writing connection: durable (WAL, synchronous=FULL), with foreign keys, waiting at most a second for another process. */
export function openSqlite(path: string) {
  const sqlite = new DatabaseSync(path, { timeout: 1000, enableForeignKeyConstraints: true })
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864; pragma trusted_schema = off')
  return sqlite
}

/**
 * Kysely over `node:sqlite`: one connection writes, in transactions that begin immediate, and plain selects go to a second, read-only one,
 * so that no reader waits for a transaction. An in-memory database has only the first.
 */
export function sqliteDialect(path: string, writer: DatabaseSync): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(writer, path === ':memory:' ? writer : openReader(path)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new NodeSqliteQueryCompiler(),
  }
}

/** SQLite's own 2 MB are too few for a large site: it read the same pages of the file again and again, a quarter of the time of lists and searches. */
function openReader(path: string) {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 1000 })
  reader.exec(`pragma cache_size = -${keptKibibytes}`)
  return reader
}

/** Kysely lets only one query or transaction run at a time through a driver that has a single connection; this one has two and lets writers take turns itself. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Writes limits as numbers into the SQL: with a limit for a parameter, SQLite prepares the statement anew each time that it runs. */
class NodeSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    if (ValueNode.is(node.limit) && Number.isInteger(node.limit.value)) this.append(`limit ${node.limit.value}`)
    else super.visitLimit(node)
  }
}

class NodeSqliteDriver implements Driver {
  readonly #writer: Connection
  readonly #reader: Connection
  #lastWriter: Promise<void> = Promise.resolve()

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = new Connection(writer)
    this.#reader = reader === writer ? this.#writer : new Connection(reader)
  }

  async init() {}

  async acquireConnection() {
    return new NodeSqliteConnection(this.#writer, this.#reader, () => this.#takeTurn())
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

  /** Waits for the writers that came earlier and returns what lets the next one in. */
  async #takeTurn() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const earlier = this.#lastWriter
    this.#lastWriter = promise
    await earlier
    return resolve
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #writer: Connection
  readonly #reader: Connection
  readonly #takeTurn: () => Promise<() => void>
  #endTurn: (() => void) | undefined

  constructor(writer: Connection, reader: Connection, takeTurn: () => Promise<() => void>) {
    this.#writer = writer
    this.#reader = reader
    this.#takeTurn = takeTurn
  }

  async begin() {
    this.#endTurn = await this.#takeTurn()
    try {
      this.#writer.exec('begin immediate')
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  /** Kysely rolls back what can't be committed; until then nobody else may write, or it would be rolled back as well. */
  commit() {
    this.#writer.exec('commit')
    this.#leave()
  }

  rollback() {
    try {
      this.#writer.exec('rollback')
    } finally {
      this.#leave()
    }
  }

  #leave() {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#writer.run<Row>(query)
    if (query.query.kind === 'SelectQueryNode' && this.#reader !== this.#writer) return this.#reader.run<Row>(query)
    const endTurn = await this.#takeTurn()
    try {
      return this.#writer.run<Row>(query)
    } finally {
      endTurn()
    }
  }

  // biome-ignore lint/correctness/useYield: an open iterator would pin the write-ahead log, so there is no streaming
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite queries are not streamed: read them page by page')
  }
}

type Prepared = { statement: StatementSync; columns: string[] }

/** A connection that keeps the statements used last prepared: preparing a short one takes longer than running it. */
class Connection {
  readonly #sqlite: DatabaseSync
  readonly #prepared = new LRUCache<string, Prepared>({ maxSize: preparedCharacters, sizeCalculation: (_, sql) => sql.length })

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
    if (sql.length <= maxPrepared) this.#prepared.set(sql, prepared)
    return prepared
  }
}

/** The rows of a statement that returns arrays, which its types don't know of. */
function readArrays(statement: StatementSync, values: SQLInputValue[]) {
  return statement.all(...values) as unknown as SQLOutputValue[][]
}

/** A row as a plain object. Those that node:sqlite makes have no prototype, and to copy them takes twice as long. */
function toRow(columns: string[], values: SQLOutputValue[]) {
  const row: Record<string, SQLOutputValue> = {}
  for (const [index, name] of columns.entries()) row[name] = values[index] ?? null
  return row
}

/** node:sqlite takes a leading object for named parameters and stores nonsense silently, so every object but bytes is refused. */
function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`SQLite takes no ${Object.prototype.toString.call(value)} as a parameter`)
}
