import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { announce, hearEvents } from '#core/events/hear-events.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import { findIndexNowKey, updateSettings } from '#core/settings/setting-rows.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { startWebServer } from '#tests/start-web-server.ts'
import { openPingListener } from './queue-pings.ts'
import { isPingDue, PingFault, pingJob, readPings, sendPings } from './send-pings.ts'

const signal = new AbortController().signal
const minute = 60_000

onEachDatabase(({ open }) => {
  async function openSite(settings: SiteSettings, remote: Remote, siteUrl = 'https://eat.example') {
    const db = await open()
    await updateSettings(db, settings)
    const time = { now: new Date('2026-11-28T12:00:00.000Z') }
    const parts = { db, remote, siteUrl, clock: () => time.now, signal }
    const fail = (error: unknown) => {
      throw error
    }
    const hear = () => hearEvents(db, [openPingListener({ siteUrl })], signal, fail)
    const publish = async (kind: 'post' | 'recipe' | 'page', slug: string) => {
      await announce(db, `${kind}.published`, [slug], time.now, `/${kind}s/${slug}`)
      await hear()
    }
    /** What one of the processes does. */
    const work = async (channel: 'IndexNow' | 'WebSub' = 'IndexNow') => {
      if (!(await isPingDue(db, channel, time.now))) return undefined
      const job = { ...pingJob(channel), work: () => sendPings(parts, channel) }
      return runOnce(db, job, parts.clock).catch((error) => (error instanceof PingFault ? error.message : fail(error)))
    }
    const pass = (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds)
    }
    return { db, parts, time, hear, publish, work, pass }
  }

  const paths = async (db: Database) => (await db.selectFrom('pings').select('path').execute()).map(({ path }) => path).sort()

  test('search engines get all published addresses once, in one request, with the key that the site serves', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 202 }))
    const { db, publish, hear, work, pass, time } = await openSite({ indexNow: 'on' }, remote)
    await publish('recipe', 'stew')
    pass(1000)
    await publish('page', 'cr%C3%A8me')
    pass(1000)
    await publish('recipe', 'stew')
    await hear()
    expect(await work()).toBe(true)
    const key = await findIndexNowKey(db)
    expect(key).toMatch(/^[\da-f]{32}$/)
    expect(asked).toMatchObject([
      { method: 'POST', url: 'api.indexnow.org/indexnow', headers: { 'content-type': 'application/json; charset=utf-8' } },
    ])
    expect(asked[0]?.headers['user-agent']).toBe('Griddle (+https://eat.example)')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      host: 'eat.example',
      key,
      keyLocation: `https://eat.example/${key}.txt`,
      urlList: ['https://eat.example/pages/cr%C3%A8me', 'https://eat.example/recipes/stew'],
    })
    expect(await readPings(db, 'IndexNow', time.now)).toMatchObject({ done: { result: '2 addresses' }, failure: undefined, waiting: 0 })
    pass(60 * minute)
    expect(await work()).toBeUndefined()
    await publish('recipe', 'soup')
    await work()
    expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({ key, urlList: ['https://eat.example/recipes/soup'] })
  })

  test('several processes notify once', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 200 }))
    const { publish, work } = await openSite({ indexNow: 'on' }, remote)
    await publish('recipe', 'stew')
    await Promise.all([work(), work(), work()])
    expect(asked).toHaveLength(1)
  })

  test('a search engine that asks for a pause gets it, even if more is published meanwhile', async () => {
    const answers = [{ status: 429, headers: { 'Retry-After': '1800' } }, { status: 200 }]
    const { remote, asked } = await startWebServer(() => answers.shift() ?? { status: 200 })
    const { db, publish, work, pass, time } = await openSite({ indexNow: 'on' }, remote)
    await publish('recipe', 'stew')
    expect(await work()).toBe('IndexNow asks for a pause.')
    pass(29 * minute)
    await publish('recipe', 'soup')
    await publish('recipe', 'stew')
    expect([await work(), asked.length]).toEqual([undefined, 1])
    expect(await readPings(db, 'IndexNow', time.now)).toMatchObject({ failure: { reason: 'IndexNow asks for a pause.' }, waiting: 2 })
    pass(2 * minute)
    expect(await work()).toBe(true)
    expect(JSON.parse(asked[1]?.body ?? '').urlList).toHaveLength(2)
    expect(await readPings(db, 'IndexNow', time.now)).toMatchObject({ failure: undefined, waiting: 0 })
  })

  test('rejected addresses are retried at increasing intervals, and finally given up', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 403 }))
    const { db, publish, work, pass } = await openSite({ indexNow: 'on' }, remote)
    await publish('recipe', 'stew')
    for (const wait of [5, 15, 60, 240, 720, 1440]) {
      expect(await work()).toBe('The search engines can’t read the key file of https://eat.example.')
      pass((wait - 1) * minute)
      expect(await work()).toBeUndefined()
      pass(minute)
    }
    expect(await work()).toBe('Given up on 1 address. The search engines can’t read the key file of https://eat.example.')
    expect([await paths(db), asked.length]).toEqual([[], 7])
  })

  test('a time written by a wrong clock delays nothing', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: asked.length < 2 ? 500 : 200 }))
    const { publish, work, pass } = await openSite({ indexNow: 'on' }, remote)
    await publish('recipe', 'stew')
    pass(400 * 24 * 60 * minute)
    await work()
    pass(-400 * 24 * 60 * minute)
    expect(await work()).toBe(true)
    expect(asked).toHaveLength(2)
  })

  test('what changes while it is being sent is sent again', async () => {
    let publishAgain = async () => {}
    const { remote, asked } = await startWebServer(async () => {
      await publishAgain()
      return { status: 200 }
    })
    const { publish, work } = await openSite({ indexNow: 'on' }, remote)
    await publish('recipe', 'stew')
    publishAgain = () => {
      publishAgain = async () => {}
      return publish('recipe', 'stew')
    }
    await work()
    expect(asked).toHaveLength(2)
  })

  test('nothing is queued without a channel, or by a site that can’t be reached from outside', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 200 }))
    const off = await openSite({}, remote)
    await off.publish('recipe', 'stew')
    await updateSettings(off.db, { indexNow: 'on', webSubHub: 'https://hub.example/' })
    await off.hear()
    expect(await paths(off.db)).toEqual([])
    for (const siteUrl of [
      'http://localhost:3000',
      'http://192.168.1.4',
      'http://griddle',
      'http://griddle.local',
      'http://127.0.0.1:3000',
    ]) {
      const { db, publish } = await openSite({ indexNow: 'on', webSubHub: 'https://hub.example/' }, remote, siteUrl)
      await publish('recipe', 'stew')
      expect(await paths(db)).toEqual([])
    }
    expect(asked).toEqual([])
  })

  test('waiting addresses are deleted when a channel is turned off', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 200 }))
    const { db, publish, work } = await openSite({ indexNow: 'on' }, remote)
    await publish('recipe', 'stew')
    await updateSettings(db, {})
    await work()
    expect([await paths(db), asked]).toEqual([[], []])
  })

  test('the hub is notified of each feed that contains a post or recipe, once', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 204 }))
    const { db, publish, work } = await openSite({ webSubHub: 'https://hub.example/notify?x=1' }, remote)
    await publish('recipe', 'stew')
    await publish('recipe', 'soup')
    await publish('page', 'about')
    expect(await paths(db)).toEqual(['/recipes/atom.xml', '/recipes/feed.json', '/recipes/rss.xml'])
    await work('WebSub')
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(3).fill('POST hub.example/notify?x=1'))
    expect(asked.map(({ body }) => body).sort()).toEqual(
      ['atom.xml', 'feed.json', 'rss.xml'].map(
        (file) => `hub.mode=publish&hub.url=${encodeURIComponent(`https://eat.example/recipes/${file}`)}`,
      ),
    )
    expect(asked[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  })

  test.each([
    ['http://192.168.1.1/admin', {}],
    ['http://router.example/', { 'router.example': ['192.168.1.1'] }],
    ['http://[::1]/', {}],
  ])('no hub at %s, inside a network, is asked', async (webSubHub, addresses) => {
    const { remote, asked } = await startWebServer(() => ({ status: 204 }), addresses)
    const { publish, work } = await openSite({ webSubHub }, remote)
    await publish('post', 'salt')
    expect([await work('WebSub'), asked]).toEqual(['The hub has no public address.', []])
  })

  test('what is sent to the hub is not sent to where it redirects', async () => {
    const { remote, asked } = await startWebServer(() => ({ status: 307, headers: { Location: 'https://other.example/' } }))
    const { publish, work } = await openSite({ webSubHub: 'https://hub.example/' }, remote)
    await publish('post', 'salt')
    expect([await work('WebSub'), asked.length]).toEqual(['The hub answered 307.', 1])
  })

  test('a hub that doesn’t exist or answer is reported, and search engines are still notified', async () => {
    const { remote, asked } = await startWebServer(({ url }) => (url.startsWith('slow') ? 'nothing' : { status: 200 }), {
      'gone.example': [],
    })
    const { db, publish, work } = await openSite(
      { webSubHub: 'https://gone.example/', indexNow: 'on' },
      { ...remote, maxMilliseconds: 200 },
    )
    await publish('post', 'salt')
    expect([await work('WebSub'), await work()]).toEqual(['The hub can’t be reached (ENOTFOUND).', true])
    const other = await openSite({ webSubHub: 'https://slow.example/' }, { ...remote, maxMilliseconds: 200 })
    await other.publish('post', 'salt')
    expect(await other.work('WebSub')).toBe('The hub doesn’t answer.')
    expect(asked).toHaveLength(2)
    expect(await paths(db)).toHaveLength(3)
  })
})
