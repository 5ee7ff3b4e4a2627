import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countAllBlogs } from '#core/blogs/all-blog-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { seedOnce } from '#core/content/seed-content.ts'
import { openDatabase } from '#core/database/database.ts'
import { signIn } from '#core/identity/admin-sessions.ts'
import { readConfig } from '#server/config.ts'
import { aBlog } from '#tests/builders.ts'
import { openObjectStore } from '#tests/set-up/object-store.ts'
import { addAdmin } from './add-admin.ts'
import { archive } from './archive.ts'
import { backup } from './backup.ts'
import { checkBackup } from './check-backup.ts'
import { generate } from './generate.ts'
import { openIdentityHere } from './identity.ts'
import { listAdmins } from './list-admins.ts'
import { migrate } from './migrate.ts'
import { resetPassword } from './reset-password.ts'
import { resetSecondStep } from './reset-second-step.ts'
import { restore } from './restore.ts'
import { seed } from './seed.ts'

test('seeding fills an empty database once', async () => {
  const open = openDatabase(':memory:')
  expect(await seed(open)).toBe('Added the sample posts and comments.')
  const posts = await countAllBlogs(open.db)
  expect(posts).toBeGreaterThanOrEqual(9)
  expect(await seed(open)).toBe('There are already posts, so nothing was added.')
  // What the first start does.
  await seedOnce(open.db, true)
  expect(await countAllBlogs(open.db)).toBe(posts)
  await open.close()
})

test('migrating says what it did', async () => {
  const open = openDatabase(':memory:')
  const files = readdirSync(join(import.meta.dirname, '../core/database/migrations')).filter((name) => !name.endsWith('.postgres.sql'))
  expect(files).toContain('0020-baseline.sql')
  expect(await migrate(open)).toBe(`Ran ${files.sort().join(', ')}.`)
  expect(await migrate(open)).toBe('The database is up to date.')
  await open.close()
})

/** A new database and data folder, with a terminal where a user types `answers`, or none. */
function openPlace() {
  const open = openDatabase(':memory:')
  const dataDir = mkdtempSync(join(tmpdir(), 'griddle-cli-'))
  const config = { ...readConfig({ DATA_DIR: dataDir, SITE_URL: 'http://site.test' }), dataDir }
  const context = (args: string[], answers?: string[]) => ({
    config,
    args,
    terminal: answers ? { askHidden: async () => answers.shift() ?? '' } : {},
  })
  async function canSignIn(email: string, password: string) {
    const identity = await openIdentityHere(open, config)
    return (await signIn(identity, { email, password, address: 'x', now: new Date(), headers: new Headers() })).ok
  }
  async function close() {
    await open.close()
    rmSync(config.dataDir, { recursive: true })
  }
  return { open, context, canSignIn, close }
}

test('an admin is added with a typed password, listed, and given a generated one', async () => {
  const { open, context, canSignIn, close } = openPlace()
  expect(await listAdmins(open, context([]))).toContain('There are no admins yet.')
  const added = await addAdmin(open, context(['me@example.com'], ['paprika on everything', 'paprika on everything']))
  expect(added).toContain('me@example.com is an admin with the role all and signs in at http://site.test/admin/login.')
  expect(added).not.toContain('paprika')
  expect(await canSignIn('me@example.com', 'paprika on everything')).toBe(true)
  expect(await listAdmins(open, context([]))).toMatch(/^me@example\.com {2}role all {2}since \d{4}-\d\d-\d\d$/)
  const reset = await resetPassword(open, context(['me@example.com']))
  expect(await canSignIn('me@example.com', reset.match(/The password is (\S+)/)?.[1] ?? '')).toBe(true)
  expect(await canSignIn('me@example.com', 'paprika on everything')).toBe(false)
  expect(await resetSecondStep(open, context(['me@example.com']))).toContain('me@example.com now signs in with just a password.')
  await close()
})

test('a site goes into a file and out of it, with its admins', async () => {
  const first = openPlace()
  await addAdmin(first.open, first.context(['me@example.com'], ['paprika on everything', 'paprika on everything']))
  await insertBlog(first.open.db, aBlog())
  const path = join(first.context([]).config.dataDir, 'site.zip')
  const written = await archive(first.open, first.context([path]))
  expect(written).toMatch(/^Wrote \d+ rows and 0 pictures into .*site\.zip\.\nKeep it as safe as the database/)
  await expect(archive(first.open, first.context([path]))).rejects.toThrow('already exists. Choose another name.')
  await expect(archive(first.open, first.context([]))).rejects.toThrow('Give a file: npm run cli -- archive site.zip')
  await expect(restore(first.open, first.context([path]))).rejects.toThrow('This site already has admins')
  const second = openPlace()
  await expect(restore(second.open, second.context([`${path}.gz`]))).rejects.toThrow(/^Not found: .*site\.zip\.gz\.$/)
  const restored = await restore(second.open, second.context([path]))
  const [counts] = /\d+ rows and 0 pictures/.exec(written) ?? []
  expect(restored).toMatch(/^Restored .* as they were at 20\d\d-.*Z\. The next start builds the search index\.$/)
  expect(restored).toContain(`Restored ${counts},`)
  expect(await second.canSignIn('me@example.com', 'paprika on everything')).toBe(true)
  expect(await countAllBlogs(second.open.db)).toBe(1)
  await second.close()
  await first.close()
})

test('a site in use is replaced after comparing, asking, and making a backup', async () => {
  const { open, context, close } = openPlace()
  await migrate(open)
  await insertBlog(open.db, aBlog({ id: 'old', title: 'An old post', urlSlug: 'old' }))
  const path = join(context([]).config.dataDir, 'site.zip')
  await archive(open, context([path]))
  await insertBlog(open.db, aBlog({ id: 'new', title: 'A new post', urlSlug: 'new', createdAt: '2026-11-25T12:00:00.000Z' }))
  const said: string[] = []
  const run = (answer: string | undefined, ...args: string[]) => {
    const ask = async () => answer ?? ''
    const terminal = { say: (line: string) => void said.push(line), ...(answer !== undefined && { ask }) }
    return restore(open, { ...context([path, '--replace', ...args]), terminal })
  }
  await expect(run(undefined)).rejects.toThrow("Nothing was changed: this terminal can't ask for confirmation. To confirm, add --yes.")
  await expect(run('yes')).rejects.toThrow('Nothing was changed.')
  await expect(run('replace', '--now')).rejects.toThrow('Give a file: npm run cli -- restore FILE')
  expect(await countAllBlogs(open.db)).toBe(2)
  said.length = 0
  expect(await run('replace')).toMatch(
    /^Restored \d+ rows and 0 pictures, as they were at .* Everyone has to sign in again\. A running site rebuilds the search index /,
  )
  expect(await countAllBlogs(open.db)).toBe(1)
  const text = said.join('\n')
  expect(text).toMatch(/^ +now +backup +lost +changed +restored\nPosts +2 +1 +1 +0 +0$/m)
  expect(text).toMatch(/Newest of posts:\n {2}now {5}2026-11-25T12:00:00\.000Z {2}A new post\n {2}backup {2}.*An old post/)
  const [, before = ''] = /^The current site is saved in (.*\.zip)\.$/m.exec(text) ?? []
  await restore(open, context([before, '--replace', '--yes']))
  expect(await countAllBlogs(open.db)).toBe(2)
  await close()
})

test('what can’t be done is explained in a sentence', async () => {
  const { open, context, close } = openPlace()
  await expect(addAdmin(open, context([]))).rejects.toThrow('Give one email address')
  await expect(addAdmin(open, context(['me']))).rejects.toThrow('Give one email address')
  await expect(addAdmin(open, context(['me@example.com'], ['short']))).rejects.toThrow('at least 10 characters')
  await expect(addAdmin(open, context(['me@example.com'], ['paprika on everything', 'other']))).rejects.toThrow("don't match")
  await expect(resetPassword(open, context(['nobody@example.com']))).rejects.toThrow("There's no account with the address")
  await expect(resetSecondStep(open, context(['nobody@example.com']))).rejects.toThrow("There's no account with the address")
  await close()
})

test('generated content comes and goes by command, but not into a site with content of its own', async () => {
  const { open, context, close } = openPlace()
  const run = (...args: string[]) => generate(open, context(args))
  await expect(run()).rejects.toThrow('Say how much')
  await expect(run('--posts', 'many')).rejects.toThrow('--posts needs a whole number up to')
  await expect(run('--postings', '3')).rejects.toThrow("Unknown option '--postings'")
  expect(await run('--posts', '3', '--comments', '10')).toMatch(
    /^Generated 3 posts, 0 recipes and 10 comments in \d+ s\.\nTo remove them again/,
  )
  await expect(run('--posts', '3')).rejects.toThrow("There's already generated content.")
  expect(await run('--remove')).toBe('Removed 3 generated posts with their comments, and 0 generated recipes.')
  await insertBlog(open.db, aBlog())
  await expect(run('--recipes', '1')).rejects.toThrow('its own content')
  expect(await run('--recipes', '1', '--anyway')).toContain('Generated 0 posts, 1 recipe and 0 comments')
  await close()
})

test('the newest backup is checked, or the named one', async () => {
  const { open, context, close } = openPlace()
  await expect(checkBackup(open, context([]))).rejects.toThrow(/^There are no backups in /)
  await backup(open, context([]))
  expect(await checkBackup(open, context([]))).toMatch(
    /griddle-[\dTZ-]+\.zip is good: \d+ rows? and 0 pictures, as they were at .*, were test-restored, and 4 pages of that site were opened\.$/,
  )
  await expect(checkBackup(open, context(['package.json']))).rejects.toThrow(/package\.json is not good\. /)
  await close()
})

test('a backup in a bucket is checked and restored by its name, and a wrong name lists the right ones', async () => {
  const { bucket, objects } = await openObjectStore()
  const [first, second] = [openPlace(), openPlace()]
  const withBucket = ({ context }: typeof first, ...args: string[]) => {
    const given = context(args)
    return { ...given, config: { ...given.config, backups: { ...given.config.backups, bucket } } }
  }
  await first.open.migrate()
  await insertBlog(first.open.db, aBlog())
  await expect(restore(second.open, withBucket(second, 'x.zip'))).rejects.toThrow(
    'Not found: x.zip in the bucket pictures.\nThere are no backups.',
  )
  const [, name = ''] = /: (griddle-\S+) in the bucket pictures$/.exec(await backup(first.open, withBucket(first))) ?? []
  expect(await checkBackup(first.open, withBucket(first))).toMatch(new RegExp(`^${name} in the bucket pictures is good: `))
  await expect(restore(second.open, withBucket(second, 'x.zip'))).rejects.toThrow(`The newest backups:\n${name}`)
  const [key = ''] = [...objects.keys()].filter((one) => one.endsWith(name))
  const days = Array.from({ length: 11 }, (_, index) => `2020-01-${11 + index}`)
  const earlier = days.map((day) => key.replace(/\d{4}-\d\d-\d\d/, day))
  for (const one of earlier) objects.set(one, { bytes: Buffer.from(''), contentType: 'application/zip' })
  const told = await restore(second.open, withBucket(second, 'x.zip')).catch(({ message }) => message.split('\n').slice(2))
  expect(told).toEqual([key, ...earlier.toReversed()].slice(0, 10).map((one) => one.slice(-name.length)))
  for (const one of earlier) objects.delete(one)
  expect(await restore(second.open, withBucket(second, name))).toMatch(/^Restored \d+ rows/)
  expect(await countAllBlogs(second.open.db)).toBe(1)
  await first.close()
  await second.close()
})
