import { afterEach, describe } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import type { DatabaseKind } from '#core/database/schema.ts'
import { openMigrated } from './set-up/migrated-sqlite.ts'
import { openPostgresDatabase, type Template } from './set-up/postgres.ts'

type Opener = {
  open: () => Promise<ReturnType<typeof openDatabase>['db']>
  address: (template?: Template) => Promise<string>
  kind: DatabaseKind
}

/**
 * Runs the same cases on SQLite and on PostgreSQL. `npm test` runs those on SQLite, `npm run test:all` the others. `open` gives a fresh,
 * migrated database and closes it after the case; `address` is the address of an empty database, on PostgreSQL also of a copy of a
 * template.
 */
export function onEachDatabase(cases: (opener: Opener) => void) {
  describe('on SQLite', () => casesOn('sqlite', cases))
  describe('on PostgreSQL', { tags: 'rest' }, () => casesOn('postgres', cases))
}

/**
 * Like `onEachDatabase`, but both run in `npm test`, because the tested code is specific to each database or depends on how it works:
 * `_difference` says how.
 */
export function whereDatabasesDiffer(_difference: string, cases: (opener: Opener) => void) {
  describe('on SQLite', () => casesOn('sqlite', cases))
  describe('on PostgreSQL', () => casesOn('postgres', cases))
}

function casesOn(kind: DatabaseKind, cases: (opener: Opener) => void) {
  const cleanUps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  async function address(template?: Template) {
    if (kind === 'sqlite') return ':memory:'
    const { url, drop } = await openPostgresDatabase(template)
    cleanUps.push(drop)
    return url
  }

  async function open() {
    const { db, close } = kind === 'sqlite' ? await openMigrated() : openDatabase(await address('migrated'))
    cleanUps.push(close)
    return db
  }

  cases({ open, address, kind })
}
