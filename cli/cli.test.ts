import { expect, test } from 'vitest'
import { countBlogs } from '#storage/blogs.ts'
import { openDatabase } from '#storage/database.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

test('seeding fills an empty database once', async () => {
  const open = openDatabase(':memory:')
  expect(await seed(open)).toBe('Added the sample posts and comments.')
  const posts = await countBlogs(open.db)
  expect(posts).toBeGreaterThanOrEqual(9)
  expect(await seed(open)).toBe('There are posts already, so nothing was added.')
  expect(await countBlogs(open.db)).toBe(posts)
  await open.close()
})

test('migrating says what it did', async () => {
  const open = openDatabase(':memory:')
  expect(await migrate(open)).toBe('Ran 0001-foundation.sql.')
  expect(await migrate(open)).toBe('The database is up to date.')
  await open.close()
})
