import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#storage/database/database.ts'

/** A database that is up to date, for others to be copies of: to copy it takes a third of running every migration. */
const migrated = 'migrated'

/** Makes a fresh PostgreSQL database, empty or up to date; `drop` removes it, after whoever uses it has closed it. */
export async function openPostgresDatabase({ isMigrated = false } = {}) {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await create(server, name, isMigrated ? migrated : 'template0')
  return { url: toAddress(server, name), drop: () => administer(server, `drop database ${name} with (force)`) }
}

/** Makes what up-to-date databases of this server are copied from. */
export async function prepareCopies(server: string) {
  await create(server, migrated, 'template0')
  const { migrate, close } = openDatabase(toAddress(server, migrated))
  await migrate()
  await close()
}

function create(server: string, name: string, template: string) {
  return administer(server, `create database ${name} template ${template} strategy file_copy`)
}

function toAddress(server: string, name: string) {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

async function administer(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(sql)
  await client.end()
}
