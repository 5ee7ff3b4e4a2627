import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Remote } from '#core/remote/ask-remote.ts'
import { aPicture, inChunks, openAdminParts, type TestAnswer } from '#tests/admin-parts.ts'
import { openMigrated } from '#tests/set-up/migrated-sqlite.ts'
import { type FetchParts, fetchPicture } from './fetch-picture.ts'

const url = 'https://pictures.example/a.jpg'

async function openAdmin(answers: Record<string, TestAnswer> = {}) {
  const { db } = await openMigrated()
  return openAdminParts(db, answers)
}

function withRemote(parts: FetchParts, remote: Partial<Remote>): FetchParts {
  return { ...parts, remote: { ...parts.remote, ...remote } }
}

test('a picture is fetched and stored like an upload', async () => {
  const { parts, files } = await openAdmin({ [url]: await aPicture() })
  expect(await fetchPicture(parts, url)).toEqual({
    ok: true,
    reference: expect.stringMatching(/^\/images\/[0-9a-f]{64}$/),
    width: 40,
    height: 30,
  })
  expect(files()).toHaveLength(1)
})

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['172.16.0.1'],
  ['192.168.1.1'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['224.0.0.1'],
  ['192.0.2.1'],
  ['::1'],
  ['::'],
  ['fd00::1'],
  ['fe80::1'],
  ['::ffff:10.0.0.1'],
  ['::10.0.0.1'],
  ['64:ff9b::a00:1'],
  ['2002:a00:1::'],
  ['2001:db8::1'],
  ['3fff::1'],
  ['1000::1'],
  ['4000::1'],
  ['8000::1'],
  ['e000::1'],
  ['not an address'],
])('a name that resolves to %s is refused without a request', async (address) => {
  const { parts, asked } = await openAdmin({ [url]: await aPicture() })
  const one = withRemote(parts, { resolve: async () => [address] })
  const among = withRemote(parts, { resolve: async () => ['93.184.216.34', address] })
  for (const remote of [one, among]) expect(await fetchPicture(remote, url)).toEqual({ ok: false, reason: 'forbidden-address' })
  expect(asked).toEqual([])
})

test('a public IPv6 address is requested', async () => {
  const { parts, asked } = await openAdmin({ [url]: await aPicture() })
  expect(await fetchPicture(withRemote(parts, { resolve: async () => ['2606:4700::1111'] }), url)).toMatchObject({ ok: true })
  expect(asked).toEqual([url])
})

test.each([
  'http://127.0.0.1/a',
  'http://2130706433/a',
  'http://0x7f.1/a',
  'http://[::1]/a',
  'http://[::ffff:7f00:1]:80/a',
  'http://0/a',
  'http://017700000001/',
])('%s is refused, however it is written', async (written) => {
  const { parts, asked } = await openAdmin()
  const never = withRemote(parts, { resolve: () => Promise.reject(new Error('an address was resolved')) })
  expect(await fetchPicture(never, written)).toEqual({ ok: false, reason: 'forbidden-address' })
  expect(asked).toEqual([])
})

test.each(['ftp://a.example/x', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'gopher://a.example/', 'a.jpg', ''])(
  '%j is not fetched',
  async (written) => {
    const { parts, asked } = await openAdmin()
    expect(await fetchPicture(parts, written)).toEqual({ ok: false, reason: 'not-http' })
    expect(asked).toEqual([])
  },
)

test('the request goes to the address that was checked', async () => {
  const { parts } = await openAdmin()
  const addresses = [['93.184.216.34'], ['127.0.0.1']]
  const asked: string[] = []
  const remote = withRemote(parts, {
    resolve: async () => addresses.shift() ?? [],
    open: async ({ address }) => {
      asked.push(address)
      return { status: 200, location: undefined, body: inChunks(await aPicture()), close: () => {} }
    },
  })
  expect(await fetchPicture(remote, url)).toMatchObject({ ok: true })
  expect(asked).toEqual(['93.184.216.34'])
})

test('up to five redirects are followed, and each is checked', async () => {
  const redirects = Object.fromEntries(
    [1, 2, 3, 4, 5].map((step) => [`https://pictures.example/${step}`, { status: 302, location: `/${step + 1}` }]),
  )
  const { parts, asked } = await openAdmin({ ...redirects, 'https://pictures.example/6': await aPicture() })
  expect(await fetchPicture(parts, 'https://pictures.example/1')).toMatchObject({ ok: true })
  expect(asked).toHaveLength(6)
})

test('a sixth redirect, a loop, and a redirect without a location fail', async () => {
  const { parts, asked } = await openAdmin({ [url]: { status: 301, location: url }, 'https://b.example/': { status: 302 } })
  expect(await fetchPicture(parts, url)).toEqual({ ok: false, reason: 'unreachable' })
  expect(asked).toHaveLength(6)
  expect(await fetchPicture(parts, 'https://b.example/')).toEqual({ ok: false, reason: 'unreachable', status: 302 })
})

test.each([
  ['http://127.0.0.1/', 'forbidden-address'],
  ['//169.254.169.254/latest/meta-data', 'forbidden-address'],
  ['file:///etc/passwd', 'not-http'],
])('a redirect to %s is refused', async (location, reason) => {
  const { parts, asked } = await openAdmin({ [url]: { status: 302, location } })
  expect(await fetchPicture(parts, url)).toEqual({ ok: false, reason })
  expect(asked).toEqual([url])
})

test.each([
  ['nobody', undefined],
  ['a refusal', 404],
  ['an error', 500],
  ['no content', 204],
])('%s is unreachable', async (_, status) => {
  const { parts, files } = await openAdmin(status ? { [url]: { status } } : {})
  expect(await fetchPicture(parts, url)).toEqual({ ok: false, reason: 'unreachable', status })
  expect(files()).toEqual([])
})

test('a name without an address is unreachable', async () => {
  const { parts } = await openAdmin()
  for (const resolve of [async () => [], () => Promise.reject(new Error('ENOTFOUND'))]) {
    expect(await fetchPicture(withRemote(parts, { resolve }), url)).toEqual({ ok: false, reason: 'unreachable' })
  }
})

test('a file that is not a picture, broken or too large is refused like an upload', async () => {
  const picture = await aPicture()
  const { parts, files } = await openAdmin({
    'https://a.example/': Buffer.from('<html>'),
    'https://b.example/': picture.subarray(0, picture.length / 2),
    'https://c.example/': Buffer.alloc(15 * 1024 * 1024 + 1),
  })
  expect(await fetchPicture(parts, 'https://a.example/')).toEqual({ ok: false, reason: 'not-a-picture' })
  expect(await fetchPicture(parts, 'https://b.example/')).toEqual({ ok: false, reason: 'broken' })
  expect(await fetchPicture(parts, 'https://c.example/')).toEqual({ ok: false, reason: 'too-large' })
  expect(files()).toEqual([])
})

test.each(['resolving', 'answering', 'sending'])('a host that takes too long %s is abandoned', async (stage) => {
  const { parts, files } = await openAdmin()
  const forever = (signal: AbortSignal) => wait(60_000, undefined, { signal, ref: false })
  let closed = 0
  const slow = withRemote(parts, {
    maxMilliseconds: 50,
    resolve: async () => {
      if (stage === 'resolving') await new Promise(() => {})
      return ['93.184.216.34']
    },
    open: async ({ signal }) => {
      if (stage === 'answering') await forever(signal)
      async function* body() {
        yield await aPicture()
        await forever(signal)
      }
      return { status: 200, location: undefined, body: body(), close: () => void closed++ }
    },
  })
  expect(await fetchPicture(slow, url)).toEqual({ ok: false, reason: 'unreachable' })
  expect(closed).toBe(stage === 'sending' ? 1 : 0)
  expect(files()).toEqual([])
})

test('one of our own pictures is looked up, not fetched', async () => {
  const { parts, asked } = await openAdmin({ [url]: await aPicture() })
  const stored = await fetchPicture(parts, url)
  const reference = stored.ok ? stored.reference : ''
  for (const address of [reference, `http://site.test${reference}`, `http://site.test${reference}/800.webp`, `${reference}/400.jpg`]) {
    expect(await fetchPicture(parts, address)).toEqual(stored)
  }
  expect(await fetchPicture(parts, '/images/hero')).toMatchObject({ ok: true, reference: '/images/hero' })
  expect(await fetchPicture(parts, '/images/unknown')).toEqual({ ok: false, reason: 'unreachable' })
  expect(asked).toEqual([url])
})
