import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely'
import { StorageError } from './storage-error.ts'

/** The dialect with every failure of a query or transaction turned into a StorageError that names the statement. */
export function withNamedErrors(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new NamingDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

class NamingDriver implements Driver {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init() {
    return this.#driver.init()
  }

  async acquireConnection() {
    return new NamingConnection(await named('connect', () => this.#driver.acquireConnection()))
  }

  beginTransaction({ inner }: NamingConnection, settings: TransactionSettings) {
    return named('begin', () => this.#driver.beginTransaction(inner, settings))
  }

  commitTransaction({ inner }: NamingConnection) {
    return named('commit', () => this.#driver.commitTransaction(inner))
  }

  rollbackTransaction({ inner }: NamingConnection) {
    return named('rollback', () => this.#driver.rollbackTransaction(inner))
  }

  releaseConnection({ inner }: NamingConnection) {
    return this.#driver.releaseConnection(inner)
  }

  destroy() {
    return this.#driver.destroy()
  }
}

class NamingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection

  constructor(inner: DatabaseConnection) {
    this.inner = inner
  }

  executeQuery<Row>(query: CompiledQuery) {
    return named(query.sql, () => this.inner.executeQuery<Row>(query))
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<Row>(query, chunkSize)
  }
}

async function named<Result>(sql: string, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(`The database could not answer: ${sql.slice(0, 200)}`, error)
  }
}
