import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateContent } from '#core/content/generate-content.ts'
import { openDatabase } from '#core/database/database.ts'
import { root } from '#scripts/process.mjs'
import { siteArguments, siteEnvironment } from '#scripts/site-process.mjs'
import { findFreePort } from '#tests/set-up/free-port.ts'

const owner = { email: 'owner@example.com', password: 'paprika on everything' }
const maxStart = 60_000
const sampleMilliseconds = 2000
/** The share of a core that an idle process uses. */
const idle = 0.02

export type Site = Awaited<ReturnType<typeof startSite>>

type Options = { settings?: Record<string, string>; dataDir?: string; folder?: string }

/**
 * Starts the built site as `npm start` does, in one process, with `settings` over the defaults. Its data is in a new folder, or in
 * `dataDir`; `stop` removes either. `folder` is another built checkout.
 */
export async function startSite({ settings, dataDir = makeFolder(), folder = root }: Options = {}) {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), DATA_DIR: dataDir, SITE_URL: origin, WEB_CONCURRENCY: '1', TRUST_PROXY: '1' }
  const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const env = { ...process.env, ...siteEnvironment, ...own, ...admin, ...settings }
  const startedAt = performance.now()
  const site = spawn(process.execPath, siteArguments, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => site.kill()
  process.once('exit', kill)
  const ended = once(site, 'exit').then(() => process.off('exit', kill))
  while (!(await isReady(origin))) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode} before it was ready`)
    if (performance.now() - startedAt > maxStart) throw new Error('The site did not get ready within a minute')
    await sleep(10)
  }
  const end = async () => {
    kill()
    await ended
  }
  return {
    ...{ origin, port, dataDir, end },
    startSeconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: () => readCpuSeconds(site.pid),
    megabytes: () => Number(readProcess(site.pid, 'status').match(/^VmRSS:\s+(\d+)/m)?.[1]) / 1000,
    async stop() {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function isReady(origin: string) {
  return fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

export function makeFolder() {
  return mkdtempSync(join(tmpdir(), 'griddle-bench-'))
}

/** A new data folder with generated content: a post per ten recipes, and two comments a recipe. */
export async function makeContent(recipes: number) {
  const dataDir = makeFolder()
  const { db, migrate, close } = openDatabase(join(dataDir, 'griddle.sqlite'))
  await migrate()
  await generateContent(db, { recipes, posts: recipes / 10, comments: recipes * 2, seed: 1 }, () => {})
  await close()
  return dataDir
}

/** Waits until a site has finished its background work. */
export async function untilIdle(site: Site) {
  let busy = Number.POSITIVE_INFINITY
  while (busy > idle) {
    const before = site.cpuSeconds()
    await sleep(sampleMilliseconds)
    busy = (site.cpuSeconds() - before) / (sampleMilliseconds / 1000)
  }
}

/** Seconds of processor time of a process and its children, to a hundredth. Linux only. */
export function readCpuSeconds(pid: number | undefined): number {
  // The program's name, in parentheses, may contain spaces.
  const fields = readProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
  // Its own, and that of its ended children, in hundredths of a second.
  const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100
  const children = readProcess(pid, `task/${pid}/children`).trim()
  return children === '' ? own : children.split(' ').reduce((sum, child) => sum + readCpuSeconds(Number(child)), own)
}

function readProcess(pid: number | undefined, file: string) {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8')
}

/** The `Cookie` header of the owner, signed in through the form. */
export async function signIn({ origin }: Site) {
  const body = new URLSearchParams(owner)
  const answer = await fetch(`${origin}/admin/login`, { method: 'POST', body, headers: { Origin: origin }, redirect: 'manual' })
  if (answer.status !== 302) throw new Error(`Signing in was answered with ${answer.status}`)
  const set = answer.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie))
  return set.map((cookie) => cookie.split(';')[0]).join('; ')
}

/** A post of the site, and how to save it under another title through the admin's form. */
export async function openPost(site: Site) {
  const headers = { Origin: site.origin, Cookie: await signIn(site) }
  const list = await fetch(`${site.origin}/admin/blog`, { headers }).then((answer) => answer.text())
  const id = /\/admin\/blog\/edit\?id=([^"&]+)/.exec(list)?.[1]
  const urlSlug = /"\/blogs\/([^"/?#]+)"/.exec(list)?.[1]
  if (!id || !urlSlug) throw new Error('The list of posts shows none')
  const kept = { urlSlug, keepAddress: 'on', formattedDate: '2026-11-21', author: 'June Okafor', content: '<p>Salt early.</p>' }
  const empty = { imageLink: '', imageAlt: '', seoTitle: '', seoDescription: '', seoKeywords: '' }

  async function post(path: string, fields: Record<string, string>) {
    const answer = await fetch(site.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  }

  return {
    path: `/blogs/${urlSlug}`,
    save: (title: string) => post(`/admin/blog/edit?id=${id}`, { ...kept, ...empty, title, imageBase64: '/images/hero' }),
    beginBackup: () => post('/admin/backup', {}),
  }
}
