import pg from 'pg'
import { watchSilence } from './silence.ts'
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
  // The pool replaces a broken connection, and the query on it fails. Without these listeners, its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const { untilSilent, close } = watchSilence(url)
  pool.on('connect', (client) => guardQueries(client, untilSilent))
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  const end: () => Promise<void> = pool.end.bind(pool)
  const giveBack = (connecting: Promise<pg.PoolClient>) =>
    void connecting.then(
      (client) => client.release(),
      () => {},
    )
  return Object.assign(pool, {
    connect: () => nameErrors('connect', () => untilSilent(connect, giveBack)),
    end() {
      close()
      return end()
    },
  })
}

/** An unconnected client outside the pool, without query timeouts. If its connection breaks, the query on it fails. */
export function openClient(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  client.on('error', () => {})
  return client
}

/**
 * Names the errors of queries, and destroys connections on which a query timed out or the server went silent: after a failover, the pool
 * would keep handing out the dead connection.
 */
function guardQueries(client: pg.PoolClient, untilSilent: ReturnType<typeof watchSilence>['untilSilent']) {
  const query: (sql: string, parameters: unknown[]) => Promise<unknown> = client.query.bind(client)
  const destroy = () => client.connection.stream.destroy()
  const destroyIfDead = (error: Error) => {
    if (error.message === 'Query read timeout') destroy()
    throw error
  }
  const abandon = (asked: Promise<unknown>) => {
    asked.catch(() => {})
    destroy()
  }
  const guardedQuery: typeof query = (sql, parameters) =>
    nameErrors(sql, () => untilSilent(() => query(sql, parameters).catch(destroyIfDead), abandon))
  Object.assign(client, { query: guardedQuery })
}
