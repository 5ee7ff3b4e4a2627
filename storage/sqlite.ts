import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

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
    createAdapter: () => new SqliteAdapter(),
    createDriver: () =>
      new NodeSqliteDriver(writer, path === ':memory:' ? writer : new DatabaseSync(path, { readOnly: true, timeout: 1000 })),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class NodeSqliteDriver implements Driver {
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  #lastWriter: Promise<void> = Promise.resolve()

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = writer
    this.#reader = reader
  }

  async init() {}

  async acquireConnection() {
    return new NodeSqliteConnection(this.#writer, this.#reader, () => this.#takeTurn())
  }

  async beginTransaction(connection: NodeSqliteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: NodeSqliteConnection) {
    connection.end('commit')
  }

  async rollbackTransaction(connection: NodeSqliteConnection) {
    connection.end('rollback')
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
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  readonly #takeTurn: () => Promise<() => void>
  #endTurn: (() => void) | undefined

  constructor(writer: DatabaseSync, reader: DatabaseSync, takeTurn: () => Promise<() => void>) {
    this.#writer = writer
    this.#reader = reader
    this.#takeTurn = takeTurn
  }

  async begin() {
    this.#endTurn = await this.#takeTurn()
    try {
      this.#writer.exec('begin immediate')
    } catch (error) {
      this.#endTurn()
      this.#endTurn = undefined
      throw error
    }
  }

  end(command: 'commit' | 'rollback') {
    try {
      this.#writer.exec(command)
    } finally {
      this.#endTurn?.()
      this.#endTurn = undefined
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return run<Row>(this.#writer, query)
    if (query.query.kind === 'SelectQueryNode') return run<Row>(this.#reader, query)
    const endTurn = await this.#takeTurn()
    try {
      return run<Row>(this.#writer, query)
    } finally {
      endTurn()
    }
  }

  // biome-ignore lint/correctness/useYield: an open iterator would pin the write-ahead log, so there is no streaming
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite queries are not streamed: read them page by page')
  }
}

function run<Row>(sqlite: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = sqlite.prepare(sql)
  const values = parameters.map(toSqlite)
  if (statement.columns().length > 0) {
    // The row type is what Kysely derived from the query that it compiled.
    return { rows: statement.all(...values).map((row) => ({ ...row })) as Row[] }
  }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** node:sqlite takes a leading object for named parameters and stores nonsense silently, so every object but bytes is refused. */
function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`SQLite takes no ${Object.prototype.toString.call(value)} as a parameter`)
}
