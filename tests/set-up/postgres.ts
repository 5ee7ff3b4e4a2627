import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import { indexFoods } from '#core/facets/index-foods.ts'
import { indexContent } from '#core/search/index-content.ts'

/**
 * The initial state of a database: empty, up to date, or with the built-in recipes indexed as well. Copying one takes a third of the time
 * of creating it.
 */
export type Template = 'template0' | 'migrated' | 'indexed'

/**
 * The locales that PostgreSQL is tested with, as options of `create database`: most servers sort text linguistically, some by its bytes.
 */
const locales = { 'en-US': '', C: `locale_provider libc locale 'C'` }

/**
 * Creates a fresh PostgreSQL database, in the locale en-US unless it is an empty one for another; `drop` removes it, after its users have
 * closed it.
 */
export async function openPostgresDatabase(template: Template = 'template0', locale: keyof typeof locales = 'en-US') {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await create(server, name, template, locales[locale])
  return { url: toAddress(server, name), drop: () => administer(server, `drop database ${name} with (force)`) }
}

/** Creates the templates that databases of this server are copied from. */
export async function prepareTemplates(server: string) {
  await create(server, 'migrated', 'template0')
  const { migrate, close } = openDatabase(toAddress(server, 'migrated'))
  await migrate()
  await close()
  await create(server, 'indexed', 'migrated')
  const indexed = openDatabase(toAddress(server, 'indexed'))
  await indexFoods(indexed.db)
  await indexContent(indexed.db)
  await indexed.close()
}

function create(server: string, name: string, template: Template, options = '') {
  return administer(server, `create database ${name} template ${template} strategy file_copy ${options}`)
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
