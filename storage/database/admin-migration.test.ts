import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listBlogs } from '#storage/blogs/blogs.ts'
import { countUsers } from '#storage/people/users.ts'
import { openDatabase } from './database.ts'
import { openSqlite } from './sqlite.ts'

test('what was stored before the admin came is found there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-migration-'))
  const path = join(folder, 'griddle.sqlite')
  const before = openSqlite(path)
  before.exec(readFileSync(join(import.meta.dirname, '../migrations/0001-foundation.sql'), 'utf8'))
  before.exec(`create table "migrations" ("name" text primary key, "ranAt" text not null);
    insert into "migrations" values ('0001-foundation.sql', '2026-11-20');
    insert into "users" values ('a', 'ANN', 'Ann@b.example', 'ann@b.example', '', '2026-11-20');
    insert into "_blogs" ("id", "title", "content", "author", "createdAt", "urlSlug", "titleSlug", "searchText")
      values ('p', 'Post', '<p>Text</p>', 'June', '2026-11-20', 'post', 'post', 'post text');`)
  before.close()
  const { db, migrate, close } = openDatabase(path)
  expect(await migrate()).toContain('0003-office.sql')
  expect(await countUsers(db, 'ann@B')).toBe(1)
  expect((await listBlogs(db, { limit: 1, offset: 0 }))[0]).toMatchObject({ excerpt: 'Text', imageFetched: null })
  await close()
  rmSync(folder, { recursive: true })
})
