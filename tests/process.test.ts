import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSqlite } from '#core/database/sqlite.ts'
import { root } from '#scripts/process.mjs'
import { aPicture } from './admin-parts.ts'
import { findFreePort } from './set-up/free-port.ts'
import { openObjectStore } from './set-up/object-store.ts'

/** Each test starts a site, or three, which takes long on a busy machine. */
const patience = 180_000

let folder: string
let running: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-process-'))
})
afterEach(() => {
  for (const site of running) site.kill('SIGKILL')
  running = []
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a site; without a port it gets a free one, as another program may have the usual one. */
async function start(settings: Record<string, string>) {
  const env = {
    ...process.env,
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    WEB_CONCURRENCY: '1',
    ...settings,
  }
  const site = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(site)
  let output = ''
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (output += chunk))
  return { site, output: () => output, ended: once(site, 'exit') }
}

async function untilReady(port: number) {
  for (let tries = 0; tries < 1200; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  throw new Error('The site did not get ready')
}

/** Sends the first part of a message to the owner, over a keep-alive connection. `finish` sends the rest and awaits the response. */
async function beginPost(port: number) {
  const body = new URLSearchParams({ form: 'contact', first: 'Ann', email: 'ann@mail.example', message: 'Slowly sent.' }).toString()
  const post = request({
    agent: new Agent({ keepAlive: true }),
    port,
    host: '127.0.0.1',
    path: '/contact',
    method: 'POST',
    headers: { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
  })
  const answered = once(post, 'response')
  post.write(body.slice(0, 20))
  await sleep(200)
  return {
    async finish() {
      post.end(body.slice(20))
      const [response] = await answered
      response.resume()
      return response
    },
  }
}

/** The beginning of a request, and the status of the response. */
const oddRequests: [string, number][] = [
  ['TRACE / HTTP/1.1\r\nHost: localhost', 405],
  ['PUT /contact HTTP/1.1\r\nHost: localhost', 405],
  ['GET / HTTP/1.1\r\nHost: user@evil.example', 400],
  ['GET / HTTP/1.1\r\nHost: evil.example/path?x', 400],
  ['GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example', 400],
  ['GET http://localhost/about HTTP/1.1\r\nHost: localhost', 200],
  ['GET http://localhost HTTP/1.1\r\nHost: localhost', 200],
  ['GET //evil.example HTTP/1.1\r\nHost: localhost', 301],
  ['GET /RECIPES HTTP/1.1\r\nHost: localhost', 301],
  ['POST /contact HTTP/1.1\r\nHost: localhost', 411],
  ['POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0', 403],
]

test(
  'it prints its address and the data folder, never answers odd request lines for a foreign host, and ends on SIGTERM after requests in flight',
  async () => {
    const port = await findFreePort()
    const { site, output, ended } = await start({ PORT: String(port) })
    await untilReady(port)
    expect(output()).toContain(`http://localhost:${port}`)
    expect(output()).toContain(join(folder, 'data'))

    for (const [head, status] of oddRequests) {
      const socket = connect(port, '127.0.0.1')
      socket.write(`${head}\r\nConnection: close\r\n\r\n`)
      expect([head, (await text(socket)).split(' ')[1]]).toEqual([head, String(status)])
    }

    const post = await beginPost(port)
    site.kill('SIGTERM')
    await sleep(200)
    expect(site.exitCode).toBeNull()
    const response = await post.finish()
    expect(response.statusCode).toBe(200)
    expect(response.headers.connection).toBe('keep-alive')
    const answeredAt = performance.now()
    expect(await ended).toEqual([0, null])
    // A keep-alive connection, which may be idle for 65 seconds, does not delay it; what is left is cut off after ten.
    expect(performance.now() - answeredAt).toBeLessThan(9500)
    expect(existsSync(join(folder, 'data/griddle.sqlite'))).toBe(true)
  },
  patience,
)

test(
  'a busy port is one clear sentence and exit code 1',
  async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { output, ended } = await start({ PORT: String(port) })
    expect(await ended).toEqual([1, null])
    expect(output().trim()).toBe(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`)
    holder.close()
  },
  patience,
)

test(
  'a data folder that cannot be written is one clear sentence and exit code 1',
  async () => {
    writeFileSync(join(folder, 'file'), '')
    const { output, ended } = await start({ DATA_DIR: join(folder, 'file/data') })
    expect(await ended).toEqual([1, null])
    expect(output().trim()).toMatch(
      /^\S+file\S* can't be a folder, because a part of it is a file\. Choose another folder with DATA_DIR\.$/,
    )
  },
  patience,
)

test(
  'a database of a newer release is one clear sentence and exit code 1',
  async () => {
    mkdirSync(join(folder, 'data'))
    const sqlite = openSqlite(join(folder, 'data/griddle.sqlite'))
    sqlite.exec(
      `create table "migrations" ("name" text primary key, "ranAt" text not null); insert into "migrations" values ('9000-later.sql', '')`,
    )
    sqlite.close()
    const { output, ended } = await start({})
    expect(await ended).toEqual([1, null])
    expect(output().trim()).toBe(
      'The database was made by a newer release of Griddle (it has 9000-later.sql). Start that release, or restore a backup from before it.',
    )
  },
  patience,
)

test(
  'bad settings are all named, with exit code 1',
  async () => {
    const { output, ended } = await start({ PORT: 'high', LOG_LEVEL: 'loud' })
    expect(await ended).toEqual([1, null])
    expect(output().trim().split('\n')).toEqual([
      'Invalid settings:',
      'PORT must be a whole number.',
      expect.stringMatching(/^LOG_LEVEL must be one of /),
    ])
  },
  patience,
)

test('it starts with a bucket, after checking whether that responds and, with a new database, whether it has the uploads of a lost one', {
  tags: 'rest',
  timeout: patience,
}, async () => {
  const port = await findFreePort()
  const { bucket, requests } = await openObjectStore()
  const key = { AWS_ACCESS_KEY_ID: bucket.accessKeyId, AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey }
  const settings = { PORT: String(port), FILES_URL: `s3://${bucket.name}/eat?endpoint=${bucket.endpoint}`, ...key }
  const { site, ended } = await start(settings)
  await untilReady(port)
  const look = `GET /${bucket.name}/?list-type=2&max-keys=1&prefix=eat`
  const list = `GET /${bucket.name}/?list-type=2&prefix=eat%2F`
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([look, list, list])
  site.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  requests.length = 0
  const again = await start(settings)
  await untilReady(port)
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([look])
  again.site.kill('SIGTERM')
  expect(await again.ended).toEqual([0, null])
})

test.skipIf(process.platform === 'win32')(
  'only the user who runs the site can read what requests make of files: uploads, photos, variants, downloads and backups',
  async () => {
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const owner = { email: 'owner@example.com', password: 'paprika on everything' }
    await start({ PORT: String(port), WEB_CONCURRENCY: '2', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })
    await untilReady(port)
    const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, { method: 'POST', body, headers: { Origin: origin, ...headers }, redirect: 'manual' })
    const signedIn = await send('/admin/login', new URLSearchParams(owner))
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const picture = new Uint8Array(await aPicture('#ea580c', 60, 40))
    const uploaded = await send('/admin/upload?name=salt.jpg', picture, { Cookie, 'Content-Type': 'image/jpeg' })
    const { reference } = (await uploaded.json()) as { reference: string }
    expect((await fetch(`${origin}${reference}/400.webp`, { headers: { Cookie } })).status).toBe(200)
    const review = new FormData()
    for (const [name, value] of Object.entries({ form: 'review', stars: '4', name: 'Ann', email: 'ann@mail.example', text: 'Juicy.' }))
      review.set(name, value)
    for (const name of ['seasoning', 'stamp']) review.set(name, '')
    review.append('photos', new File([picture], 'dinner.jpg', { type: 'image/jpeg' }))
    expect((await send('/recipes/classic-cheeseburger', review)).status).toBe(200)
    const arriving = request(`${origin}/admin/upload?name=pepper.jpg`, {
      method: 'POST',
      headers: { origin, cookie: Cookie, 'content-type': 'image/jpeg', 'content-length': picture.length },
    })
    arriving.on('error', () => {})
    arriving.write(picture.slice(0, 100))
    const data = join(folder, 'data')
    const list = () => ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]
    const has = (name: RegExp) => vi.waitFor(() => expect(list().filter((path) => name.test(path))).not.toEqual([]), { timeout: 60_000 })
    const listOpen = () =>
      list().filter((path) => {
        const found = statSync(join(data, path), { throwIfNoEntry: false })
        return found && (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600)
      })
    await has(/^incoming.*[.]part$/)
    expect(listOpen()).toEqual([])
    arriving.destroy()
    expect((await send('/admin/backup/site.zip', new URLSearchParams({ current: owner.password }), { Cookie })).status).toBe(200)
    await send('/admin/backup', new URLSearchParams(), { Cookie })
    for (const name of [/^backups.*[.]zip$/, /^backups.pictures./, /^files.originals.[0-9a-f]{64}$/, /^variants./, /-wal$/, /^secret$/])
      await has(name)
    expect(list().filter((path) => /^files.originals./.test(path))).toHaveLength(2)
    expect(listOpen()).toEqual([])
  },
  patience,
)

test('an unreachable store for uploads is one clear sentence and exit code 1, before anything is created', {
  tags: 'rest',
  timeout: patience,
}, async () => {
  const store = {
    FILES_URL: 's3://pictures?endpoint=http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'a-key-id',
    AWS_SECRET_ACCESS_KEY: 'a-secret',
  }
  const { output, ended } = await start({ ...store })
  expect(await ended).toEqual([1, null])
  expect(output().trim()).toBe("FILES_URL names http://127.0.0.1:1, which can't be reached: connection refused.")
  expect(existsSync(join(folder, 'data/griddle.sqlite'))).toBe(false)
})

test(
  'several processes share the port, and one that dies is replaced',
  async () => {
    const port = await findFreePort()
    const { site, output, ended } = await start({ PORT: String(port), WEB_CONCURRENCY: '2', LOG_LEVEL: 'error' })
    await vi.waitFor(() => expect(output()).toContain('Griddle is ready.'), { timeout: 60_000, interval: 100 })
    await vi.waitFor(() => expect(listChildren(site.pid)).toHaveLength(2), { timeout: 60_000, interval: 100 })
    let descriptors: number | undefined
    for (let kills = 0; kills < 4; kills++) {
      const visitors = openVisitors(port)
      await vi.waitFor(() => expect(visitors.answered()).toBeGreaterThan(100), { timeout: 60_000, interval: 20 })
      descriptors ??= countDescriptors(site.pid)
      const [worker = 0] = listChildren(site.pid)
      process.kill(worker, 'SIGKILL')
      const killedAt = performance.now()
      // Nobody waits for the dead one, and nothing is left of its connections.
      await vi.waitFor(() => expect(visitors.countWaitingSince(killedAt)).toBe(0), { timeout: 20_000, interval: 20 })
      await visitors.leave()
      await vi.waitFor(() => expect(listChildren(site.pid).filter((pid) => pid !== worker)).toHaveLength(2), {
        timeout: 60_000,
        interval: 100,
      })
    }
    expect(countDescriptors(site.pid)).toBeLessThanOrEqual(descriptors ?? 0)
    await untilReady(port)
    expect((await fetch(`http://127.0.0.1:${port}/recipes`)).status).toBe(200)
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(output()).toMatch(/Process \d+ exited \(SIGKILL\) and is being replaced\./)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  },
  patience,
)

test('a first process that is killed during startup is reported as a failure', { tags: 'rest', timeout: patience }, async () => {
  const { site, output, ended } = await start({ WEB_CONCURRENCY: '2' })
  await vi.waitFor(() => expect(listChildren(site.pid)).toHaveLength(1), { timeout: 60_000, interval: 20 })
  process.kill(listChildren(site.pid)[0] ?? 0, 'SIGKILL')
  expect(await ended).toEqual([1, null])
  expect(output().trim()).toBe('The first process was stopped by SIGKILL during startup.')
})

test('when the primary process is killed, the others finish requests in flight and end', {
  tags: 'rest',
  timeout: patience,
}, async () => {
  const port = await findFreePort()
  const { site, output } = await start({ PORT: String(port), WEB_CONCURRENCY: '2' })
  await vi.waitFor(() => expect(output()).toContain('Griddle is ready.'), { timeout: 60_000, interval: 100 })
  const post = await beginPost(port)
  const workers = listChildren(site.pid)
  site.kill('SIGKILL')
  await sleep(200)
  expect((await post.finish()).statusCode).toBe(200)
  // The second one may still be starting, which takes seconds on a busy machine.
  await vi.waitFor(() => expect(workers.filter(isAlive)).toEqual([]), { timeout: 20_000, interval: 100 })
})

/** Visitors who request one page after the other, each over a connection of its own. */
function openVisitors(port: number) {
  const waiting = new Set<number>()
  let answered = 0
  let isOver = false
  async function visit() {
    while (!isOver) {
      const askedAt = performance.now()
      waiting.add(askedAt)
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))
      // A connection may be closed without a response.
      if ((await text(socket).catch(() => '')) !== '') answered++
      waiting.delete(askedAt)
    }
  }
  const visits = Array.from({ length: 32 }, visit)
  return {
    answered: () => answered,
    countWaitingSince: (moment: number) => [...waiting].filter((askedAt) => askedAt < moment).length,
    leave() {
      isOver = true
      return Promise.all(visits)
    },
  }
}

function countDescriptors(pid = 0) {
  return readdirSync(`/proc/${pid}/fd`).length
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The worker processes of the primary, as listed by Linux. */
function listChildren(pid = 0) {
  return execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.endsWith(join(root, 'server/main.ts')))
    .map((line) => Number.parseInt(line, 10))
}
