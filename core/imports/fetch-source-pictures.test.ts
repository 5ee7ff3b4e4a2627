import { expect, test } from 'vitest'
import type { SourceRecord } from '#domain/imports/source-record.ts'
import { aPicture, openAdminParts, type TestAnswer } from '#tests/admin-parts.ts'
import { readFound } from '#tests/fixtures/imports/read-packed.ts'
import { openMigrated } from '#tests/set-up/migrated-sqlite.ts'
import { neverAsked, openPictureFetcher } from './fetch-source-pictures.ts'
import type { ImportParts } from './import-parts.ts'

type Answer = TestAnswer | ((asked: number) => TestAnswer | undefined)

/** A fetcher that answers for other sites by `answer`, and the requests it got. */
async function openFetcher(answer: (address: string) => Answer | undefined) {
  const { db } = await openMigrated()
  const { parts } = openAdminParts(db)
  const asked: string[] = []
  const remote = {
    ...parts.remote,
    open: async ({ url }: { url: URL }) => {
      asked.push(url.href)
      const made = answer(url.href)
      const given = typeof made === 'function' ? made(asked.filter((one) => one === url.href).length) : made
      if (!given) throw new Error('Nobody is there')
      const bytes = given instanceof Uint8Array ? given : new Uint8Array()
      const body = (async function* () {
        yield bytes
      })()
      const told = given instanceof Uint8Array ? { status: 200, location: undefined } : { location: undefined, ...given }
      return { ...told, body, close: () => {} }
    },
  }
  // Reading the pictures of records needs nothing else of an import.
  return { fetch: openPictureFetcher({ ...parts, remote } as unknown as ImportParts), asked }
}

const post = (html: string): SourceRecord => ({ kind: 'post', sourceId: '1', title: 'A', state: 'published', html })
const withPictures = (...names: string[]) => post(names.map((name) => `<img src="https://old.test/${name}.jpg">`).join(''))

test('a missing picture affects only itself', async () => {
  const { records } = await readFound('deadpics.xml')
  const picture = await aPicture()
  const { fetch } = await openFetcher((address) => (/pic-[3-7]\.jpg$/.test(address) ? { status: 404 } : picture))
  const all = []
  for (const record of records) if (record.kind === 'post') all.push(await fetch(record))
  expect(all.flatMap(({ stored }) => [...stored.keys()])).toHaveLength(35)
  expect(all.flatMap(({ missing }) => missing)).toEqual(
    [3, 4, 5, 6, 7].map((number) => ({
      address: `http://old.example/wp-content/uploads/2024/05/pic-${number}.jpg`,
      reason: 'The site has no picture at this address any more.',
    })),
  )
})

test('a busy host is asked again when it says so, and one that wants a long wait is left alone', async () => {
  const picture = await aPicture()
  const busy = await openFetcher(() => (asked: number) => (asked < 3 ? { status: 429, retryAfter: '0' } : picture))
  expect((await busy.fetch(withPictures('a'))).missing).toEqual([])
  expect(busy.asked).toHaveLength(3)

  const full = await openFetcher(() => ({ status: 503, retryAfter: '3600' }))
  await full.fetch(withPictures('a'))
  expect((await full.fetch(withPictures('b', 'c'))).missing.map(({ reason }) => reason)).toEqual([neverAsked, neverAsked])
  expect(full.asked).toEqual(['https://old.test/a.jpg'])
})

test('pictures not requested because their host fell silent say so', async () => {
  const { fetch, asked } = await openFetcher(() => undefined)
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const missing = []
  for (const name of names) missing.push(...(await fetch(withPictures(name))).missing)
  expect(asked).toHaveLength(5)
  expect(missing.filter(({ reason }) => reason === neverAsked).map(({ address }) => address)).toEqual(
    ['f', 'g', 'h'].map((name) => `https://old.test/${name}.jpg`),
  )
})

test('a picture shrunk by its address is requested in full size, and a dead one comes from its other forms', async () => {
  const picture = await aPicture()
  const small = 'https://old.test/wp-content/uploads/a.jpg?resize=300%2C200'
  const sized = await openFetcher((address) => (address.includes('?') ? undefined : picture))
  expect([...(await sized.fetch(post(`<img src="${small}">`))).stored.keys()]).toEqual([small])
  expect(sized.asked).toEqual(['https://old.test/wp-content/uploads/a.jpg'])

  const dead = await openFetcher((address) => (address.endsWith('b-large.jpg') ? picture : { status: 404 }))
  const html = '<img src="https://old.test/b.jpg" data-others="https://old.test/b-huge.jpg https://old.test/b-large.jpg">'
  const { stored, missing } = await dead.fetch(post(html))
  expect([[...stored.keys()], missing]).toEqual([['https://old.test/b.jpg'], []])
})

test('other sites’ pictures are requested in full size, too, without losing the rest of their addresses', async () => {
  const picture = await aPicture()
  const { fetch, asked } = await openFetcher((address) => (address.includes('w=300') ? picture : { status: 404 }))
  const address = 'https://cdn.test/a.jpg?v=2&w=300'
  expect([...(await fetch(post(`<img src="${address.replace('&', '&amp;')}">`))).stored.keys()]).toEqual([address])
  expect(asked).toEqual(['https://cdn.test/a.jpg?v=2', address])
})

test('dead pictures of recipes and of HTML from any source come from their other forms', async () => {
  const picture = await aPicture()
  const { fetch } = await openFetcher((address) => (address.endsWith('large.jpg') ? picture : { status: 404 }))
  const html = '<picture><source srcset="https://old.test/a-large.jpg 2x"><img src="https://old.test/a.jpg"></picture>'
  const steps = [{ steps: [{ text: 'Stir', picture: { address: 'https://old.test/b.jpg', others: ['https://old.test/b-large.jpg'] } }] }]
  const recipe = { kind: 'recipe' as const, sourceId: '1', title: 'A', state: 'draft' as const, ingredients: [], steps }
  const own = { address: 'https://old.test/c.jpg', others: ['https://old.test/c-small.jpg', 'https://old.test/c-large.jpg'] }
  expect((await fetch(post(html))).missing).toEqual([])
  expect((await fetch({ ...recipe, picture: own })).missing).toEqual([])
})
