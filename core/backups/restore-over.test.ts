import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withArchive } from '#core/archive/restore-archive.ts'
import { deleteBlogs, insertBlog, updateBlog } from '#core/blogs/blog-rows.ts'
import { listContentVersions } from '#core/database/content-versions.ts'
import { type Database, openDatabase } from '#core/database/database.ts'
import { askFacets } from '#core/facets/ask-facets.ts'
import { indexFoods } from '#core/facets/index-foods.ts'
import { insertSentForm } from '#core/forms/sent-form-rows.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openFiles } from '#core/pictures/files.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { indexContent } from '#core/search/index-content.ts'
import { toComparisonLines } from '#domain/archive/comparison-lines.ts'
import { listIndexedRecipes } from '#domain/facets/facet-index.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { aFolder } from '#tests/each-store.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { openPostgresDatabase } from '#tests/set-up/postgres.ts'
import { makeBackup } from './make-backup.ts'
import { compareBackup, restoreOver } from './restore-over.ts'

const now = new Date('2026-11-25T12:00:00.000Z')
const owner = { uid: 'owner', name: 'owner@example.com' }
const picture = 'a'.repeat(64)

/** A running site, and what another process needs to restore it. */
async function openPlace(kind: string) {
  const dataDir = aFolder()
  const { url, drop } =
    kind === 'PostgreSQL' ? await openPostgresDatabase('indexed') : { url: join(dataDir, 'griddle.sqlite'), drop: async () => {} }
  onTestFinished(drop)
  const site = await openTestSite({ database: url })
  onTestFinished(site.close)
  const database = openDatabase(url)
  onTestFinished(database.close)
  const clock = { now }
  const parts = {
    ...{ database, dataDir, files: openFiles(join(dataDir, 'files')), secret: await openSecret(dataDir) },
    ...{
      folder: join(dataDir, 'backups'),
      bucket: undefined,
      passphrase: undefined,
      takesSecret: false,
      by: owner,
      clock: () => clock.now,
    },
  }
  const backUp = async () => join(parts.folder, (await makeBackup(parts, clock.now)).made.name)
  return { site, database, parts, clock, backUp }
}

type Place = Awaited<ReturnType<typeof openPlace>>

async function read({ site }: Place, path: string) {
  const response = await site.get(path)
  return response.status === 200 ? await response.text() : response.status
}

/** The numbers of the owner's recipes with their food names, as cached in this process. */
async function listFoods(db: Database) {
  const index = await askFacets(db, (facetIndex) => facetIndex)
  const own = listIndexedRecipes(index, 'newest').filter(({ id }) => id > 1000)
  return own.map(({ id, foods }) => `${id} ${foods.map((food) => index.foods[food]).join('+')}`)
}

const laterBy = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  test('a running site is restored at once, keeping recipe numbers and addresses, and can be restored back', async () => {
    const place = await openPlace(kind)
    const { site, parts, clock } = place
    const { db } = site
    await insertBlog(db, aBlog({ id: 'kept', title: 'Slow onions', urlSlug: 'slow-onions' }))
    await insertBlog(db, aBlog({ id: 'deleted', title: 'Burnt butter', urlSlug: 'burnt-butter' }))
    await insertRecipe(db, aRecipe({ slug: 'first', title: 'First melt', ingredients: ['2 large eggs'] }))
    await insertImage(db, { id: picture, width: 8, height: 8, createdAt: now.toISOString() })
    await parts.files.put(picture, Buffer.from('The bytes of a picture'))
    const cookie = await signIn(site)
    const path = await place.backUp()

    await updateBlog(db, aBlog({ id: 'kept', title: 'Quick onions', urlSlug: 'quick-onions' }))
    await deleteBlogs(db, ['deleted'])
    await insertBlog(db, aBlog({ id: 'added', title: 'Cold soup', urlSlug: 'cold-soup', createdAt: '2026-11-25T13:00:00.000Z' }))
    await insertRecipe(db, aRecipe({ slug: 'second', title: 'Second melt', ingredients: ['1 cup milk'] }))
    await insertSentForm(db, { id: 'form', recordId: 'added', slug: 'cold-soup', createdAt: now.toISOString() })
    await parts.files.remove(picture)
    const expiresAt = laterBy(60).toISOString()
    await sql`insert into "identity_verification" ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt")
      values ('reset', 'x', 'x', ${expiresAt}, ${expiresAt}, ${expiresAt})`.execute(db)
    expect((await site.get('/admin/dashboard', cookie)).status).toBe(200)
    expect(await listFoods(db)).toEqual(['1002 milk', '1001 egg'])
    const versions = await listContentVersions(db)
    clock.now = laterBy(10)

    const comparison = await compareBackup(parts, path)
    expect(toComparisonLines(comparison).slice(0, 2)).toEqual([
      { label: 'Posts', now: 2, archived: 2, lost: 1, changed: 1, brought: 1 },
      { label: 'Recipes', now: 2, archived: 1, lost: 1, changed: 0, brought: 0 },
    ])
    expect(comparison.newest[0]).toEqual({
      table: '_blogs',
      now: { title: 'Cold soup', createdAt: '2026-11-25T13:00:00.000Z' },
      archived: { title: expect.stringMatching(/Slow onions|Burnt butter/), createdAt: '2026-11-01T12:00:00.000Z' },
    })

    const before: string[] = []
    expect(await restoreOver(parts, path, (name) => before.push(name))).toMatchObject({ madeAt: now.toISOString(), pictures: 1 })
    for (const table of ['_blogs', '_recipes']) expect((await listContentVersions(db)).get(table)).toBeGreaterThan(versions.get(table) ?? 0)
    expect(await read(place, '/blogs/slow-onions')).toContain('Slow onions')
    expect(await read(place, '/blogs/burnt-butter')).toContain('Burnt butter')
    expect(await read(place, '/blogs/cold-soup')).toBe(404)
    expect((await site.get('/blogs/quick-onions')).headers.get('location')).toContain('/blogs/slow-onions')
    expect(await listFoods(db)).toEqual(['1001 egg'])
    expect(await read(place, '/search?q=soup')).not.toContain('href="/blogs/cold-soup"')
    expect(await parts.files.get(picture)).toEqual(Buffer.from('The bytes of a picture'))
    expect((await site.get('/admin/dashboard', cookie)).headers.get('location')).toContain('/admin/login')
    for (const table of ['sentForms', 'identity_verification', 'identity_session'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await db.selectFrom('adminLog').select(['actor', 'kind', 'what']).where('kind', '=', 'site').execute()).toEqual([
      {
        actor: 'owner@example.com',
        kind: 'site',
        what: `restored the site to its state on 2026-11-25 12:00 UTC; the previous site is in ${before[0]}`,
      },
    ])
    await indexFoods(db)
    await indexContent(db)
    for (const [word, slug] of [
      ['slow', 'slow-onions'],
      ['butter', 'burnt-butter'],
    ])
      expect(await read(place, `/search?q=${word}`)).toContain(`href="/blogs/${slug}"`)
    expect(await read(place, '/search?q=quick')).not.toContain('href="/blogs/')
    // The number of the deleted recipe is not reused.
    expect((await insertRecipe(db, aRecipe({ slug: 'third', title: 'Third melt' }))).id).toBe(1003)
    expect(await listFoods(db)).toEqual(['1003 ground beef', '1001 egg'])

    clock.now = laterBy(20)
    await restoreOver(parts, join(parts.folder, before[0] ?? ''), () => {})
    expect(await read(place, '/blogs/cold-soup')).toContain('Cold soup')
    expect(await read(place, '/blogs/burnt-butter')).toBe(404)
    expect(await listFoods(db)).toEqual(['1002 milk', '1001 egg'])
    expect((await insertRecipe(db, aRecipe({ slug: 'fourth' }))).id).toBe(1004)
  }, 60_000)

  test('a failed restore changes nothing', async () => {
    const place = await openPlace(kind)
    const { site, parts, clock } = place
    await insertBlog(site.db, aBlog({ id: 'kept', urlSlug: 'kept' }))
    const path = await place.backUp()
    await deleteBlogs(site.db, ['kept'])
    await insertBlog(site.db, aBlog({ id: 'added', urlSlug: 'added' }))
    const cookie = await signIn(site)
    clock.now = laterBy(10)
    const failing = { ...parts, by: { uid: 'x', name: undefined as unknown as string } }
    await expect(restoreOver(failing, path, () => {})).rejects.toThrow()
    expect([await read(place, '/blogs/kept'), (await site.get('/admin/dashboard', cookie)).status]).toEqual([404, 200])
    expect(await read(place, '/blogs/added')).toContain('A plain post')
    expect(await site.db.selectFrom('recipeFacetChanges').selectAll().execute()).toHaveLength(1)
    writeFileSync(path, 'No zip')
    await expect(restoreOver(parts, path, () => {})).rejects.toThrow('can’t be read')
    expect(await read(place, '/blogs/added')).toContain('A plain post')
  }, 60_000)
})

test('an archive with another secret is rejected before anything changes, unless its secret is to be used', async () => {
  const { parts, backUp, clock } = await openPlace('SQLite')
  const path = await backUp()
  clock.now = laterBy(10)
  const other = { ...parts, secret: 'another secret that is long enough for tests' }
  for (const work of [() => compareBackup(other, path), () => restoreOver(other, path, () => {})])
    await expect(work()).rejects.toThrow(/^Its secret differs from this site’s.*--take-secret, and start it again\.$/)
  expect(readdirSync(parts.folder).filter((name) => name.endsWith('.zip'))).toHaveLength(1)
  await restoreOver({ ...other, takesSecret: true }, path, () => {})
  expect(await openSecret(parts.dataDir)).toBe(parts.secret)
})

test('the backup being restored is not deleted even if it has expired', async () => {
  const { parts, backUp, clock } = await openPlace('SQLite')
  const path = await backUp()
  for (let month = 0; month < 12; month++) {
    clock.now = new Date(Date.UTC(2027, month, 15, 12))
    await makeBackup(parts, clock.now, basename(path))
  }
  clock.now = new Date('2028-01-15T12:00:00.000Z')
  expect(await restoreOver(parts, path, () => {})).toMatchObject({ madeAt: now.toISOString() })
  expect(await withArchive(parts, path, async (_, { madeAt }) => madeAt)).toBe(now.toISOString())
}, 60_000)
