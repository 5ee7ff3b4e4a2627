import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely'
import { StorageError } from './storage-error.ts'

/** The dialect with every failure of a query or transaction turned into a StorageError that names the statement. */
export function withNamedErrors(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => nameDriverErrors(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

type NamedConnection = DatabaseConnection & { inner: DatabaseConnection }

function nameDriverErrors(driver: Driver): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: async () => nameConnectionErrors(await named('connect', driver.acquireConnection())),
    beginTransaction: ({ inner }: NamedConnection, settings) => named('begin', driver.beginTransaction(inner, settings)),
    commitTransaction: ({ inner }: NamedConnection) => named('commit', driver.commitTransaction(inner)),
    rollbackTransaction: ({ inner }: NamedConnection) => named('rollback', driver.rollbackTransaction(inner)),
    releaseConnection: ({ inner }: NamedConnection) => driver.releaseConnection(inner),
    destroy: () => driver.destroy(),
  }
}

function nameConnectionErrors(inner: DatabaseConnection): NamedConnection {
  return {
    inner,
    executeQuery: <Row>(query: CompiledQuery) => named(query.sql, inner.executeQuery<Row>(query)),
    streamQuery: <Row>(query: CompiledQuery, chunkSize: number) => inner.streamQuery<Row>(query, chunkSize),
  }
}

async function named<Result>(sql: string, work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(`The database could not answer: ${sql.slice(0, 200)}`, error)
  }
}
