import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
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
import { nameErrors } from './storage-error.ts'

/** The size of the prepared statement cache, in characters of SQL: several times what the site's queries need. */
const maxCacheCharacters = 500_000
/** Longer statements are not cached: they write or read many rows, which takes far longer than preparing them. */
const maxCachedStatement = 20_000

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
    createDriver: () => createDriver(writer, path === ':memory:' ? writer : openReader(path)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new NodeSqliteQueryCompiler(),
  }
}

/** Caches 16 MB. SQLite's default of 2 is too small for a large site: rereading the same pages took a quarter of the time of lists and searches. */
function openReader(path: string) {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 1000 })
  reader.exec('pragma cache_size = -16384')
  return reader
}

/** Kysely serializes everything through a driver with a single connection; this one has two and serializes only writers. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Inlines limits into the SQL: with a limit as parameter, SQLite prepares the statement again on each run. */
class NodeSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    if (ValueNode.is(node.limit) && Number.isInteger(node.limit.value)) this.append(`limit ${node.limit.value}`)
    else super.visitLimit(node)
  }
}

type SqliteConnection = DatabaseConnection & {
  /** Lets the next writer begin; set during a transaction. */
  unlock?: (() => void) | undefined
}

function createDriver(writer: DatabaseSync, reader: DatabaseSync): Driver {
  const write = openStatements(writer)
  const read = reader === writer ? undefined : openStatements(reader)
  let lastWrite: Promise<void> = Promise.resolve()

  /** Waits for earlier writers to finish and returns a function that releases the lock. */
  async function lockWriter() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const earlier = lastWrite
    lastWrite = promise
    await earlier
    return resolve
  }

  function connect() {
    const connection: SqliteConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        if (connection.unlock) return write<Row>(query)
        if (read && query.query.kind === 'SelectQueryNode') return read<Row>(query)
        const unlock = await lockWriter()
        return write<Row>(query).finally(unlock)
      },
      streamQuery() {
        // An open iterator would pin the write-ahead log.
        throw new Error("SQLite queries can't be streamed: read them page by page")
      },
    }
    return connection
  }

  function unlockWriter(connection: SqliteConnection) {
    connection.unlock?.()
    connection.unlock = undefined
  }

  return {
    async init() {},
    acquireConnection: async () => connect(),
    async beginTransaction(connection: SqliteConnection) {
      connection.unlock = await lockWriter()
      try {
        await write(CompiledQuery.raw('begin immediate'))
      } catch (error) {
        unlockWriter(connection)
        throw error
      }
    },
    /** When a commit fails, Kysely rolls back; the lock is held until then, or another write would be rolled back, too. */
    async commitTransaction(connection: SqliteConnection) {
      await write(CompiledQuery.raw('commit'))
      unlockWriter(connection)
    },
    /** On a full disk SQLite rolls back on its own; another rollback would fail and hide the cause. */
    async rollbackTransaction(connection: SqliteConnection) {
      const work = writer.isTransaction ? write(CompiledQuery.raw('rollback')) : Promise.resolve()
      await work.finally(() => unlockWriter(connection))
    },
    async releaseConnection() {},
    async destroy() {
      if (read) reader.close()
      writer.close()
    },
  }
}

/** Returns a function that runs queries on a connection and caches their statements: preparing a short one takes longer than running it. */
function openStatements(sqlite: DatabaseSync) {
  const statements = new LRUCache<string, { statement: StatementSync; columns: string[] }>({
    maxSize: maxCacheCharacters,
    maxEntrySize: maxCachedStatement,
    sizeCalculation: (_, sql) => sql.length,
    memoMethod: (sql) => {
      const statement = sqlite.prepare(sql, { returnArrays: true })
      return { statement, columns: statement.columns().map(({ name }) => name) }
    },
  })
  return <Row>({ sql, parameters }: CompiledQuery) =>
    nameErrors(sql, async (): Promise<QueryResult<Row>> => {
      const { statement, columns } = statements.memo(sql)
      const values = parameters.map(toSqlite)
      if (columns.length === 0) return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
      // @types/node has no type for rows as arrays; Kysely derives the row type from the query.
      const rows = statement.all(...values) as unknown as SQLOutputValue[][]
      return { rows: rows.map((row) => toRow(columns, row)) as Row[] }
    })
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
  throw new TypeError(`SQLite can't bind ${Object.prototype.toString.call(value)} as a parameter`)
}
