import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20
const numeric = 1700

/** Opens a pool of at most ten connections; counts and sums come back as numbers, as they do from SQLite. */
export function openPostgres(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 30_000,
    statement_timeout: 30_000,
    types: { getTypeParser: (id, format) => (id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection that breaks is replaced by the pool, and a query on it fails; without listeners it would end the process, idle or not.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely over a PostgreSQL pool. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool })
}
