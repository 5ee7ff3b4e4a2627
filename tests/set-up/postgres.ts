import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Makes a fresh, empty PostgreSQL database; `drop` removes it, after whoever uses it has closed it. */
export async function openPostgresDatabase() {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name} template template0 strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) }
}

async function administer(sql: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(sql)
  await client.end()
}
