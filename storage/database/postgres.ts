import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20
const numeric = 1700
/** In milliseconds. */
const patienceToConnect = 5000

/** In milliseconds: after how long the server ends a statement, and after how long without a word nobody is there any more. */
type Limits = { maxStatement: number; maxSilence: number }

const usualLimits: Limits = { maxStatement: 30_000, maxSilence: 35_000 }

/** Opens a pool of at most ten connections; counts and sums come back as numbers, as they do from SQLite. */
export function openPostgres(url: string, { maxStatement, maxSilence } = usualLimits) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patienceToConnect,
    query_timeout: maxSilence,
    statement_timeout: maxStatement,
    types: { getTypeParser: (id, format) => (id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)) },
  })
  // A connection that breaks is replaced by the pool, and a query on it fails; without listeners it would end the process, idle or not.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', leaveWhenSilent)
  return pool
}

/** A connection beside the pool's, without limits of time, that is still to be made. One that breaks fails the query on it. */
export function openClient(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceToConnect })
  client.on('error', () => {})
  return client
}

/** Has a connection end when a query on it got no answer at all: after a failover the pool would hand it out again and again. */
function leaveWhenSilent(client: pg.PoolClient) {
  const query: (...args: unknown[]) => Promise<unknown> = client.query.bind(client)
  const leaving = async (...args: unknown[]) => {
    try {
      return await query(...args)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') client.connection.stream.destroy()
      throw error
    }
  }
  Object.assign(client, { query: leaving })
}

/** Kysely over a PostgreSQL pool. */
export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool })
}
