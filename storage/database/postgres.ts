import pg from 'pg'
import { nameErrors } from './storage-error.ts'

const int8 = 20
const numeric = 1700
const connectTimeout = 5000

/** In milliseconds: `statement` is enforced by the server, `query` by the client, for a server that no longer responds. */
const defaultTimeouts = { statement: 30_000, query: 35_000 }

/** Opens a pool of at most ten connections; counts and sums come back as numbers, as they do from SQLite. */
export function openPostgres(url: string, { statement, query } = defaultTimeouts) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: query,
    statement_timeout: statement,
    types: { getTypeParser: (id, format) => (id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)) },
  })
  // The pool replaces a connection that breaks, and a query on it fails. Without these listeners its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', nameQueryErrors)
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  return Object.assign(pool, { connect: () => nameErrors('connect', connect) })
}

/** A client outside the pool, not yet connected, without query timeouts. When its connection breaks, the query on it fails. */
export function openClient(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  client.on('error', () => {})
  return client
}

/** Names the errors of queries, and destroys a connection on which one times out: after a failover the pool would keep handing it out, dead. */
function nameQueryErrors(client: pg.PoolClient) {
  const query: (sql: string, parameters: unknown[]) => Promise<unknown> = client.query.bind(client)
  const destroyIfDead = (error: Error) => {
    if (error.message === 'Query read timeout') client.connection.stream.destroy()
    throw error
  }
  const namedQuery: typeof query = (sql, parameters) => nameErrors(sql, () => query(sql, parameters).catch(destroyIfDead))
  Object.assign(client, { query: namedQuery })
}
