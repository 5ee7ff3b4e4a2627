import { randomBytes } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { readJob } from '#core/jobs/read-job.ts'
import type { Job } from '#core/jobs/run-once.ts'
import { askRemote, type NoResponse, type Remote, type RemoteResponse, readRetryAfter } from '#core/remote/ask-remote.ts'
import { findIndexNowKey, findSettings, insertIndexNowKey } from '#core/settings/setting-rows.ts'
import type { PingChannel } from '#domain/pings/ping-channels.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { nextOf } from '#domain/span.ts'
import { countOf } from '#domain/text/count-of.ts'

import { clearPings, countPings, delayPings, deletePings, hasDuePings, listPings } from './ping-rows.ts'

type PingParts = { db: Database; remote: Remote; siteUrl: string; clock: () => Date; signal: AbortSignal }

/** A channel can't be reached or rejects requests for now. The message is for the owner. */
export class PingFault extends Error {}

const minute = 60_000

/** The minutes to wait after each attempt, unless the response says otherwise; after the last, it is given up. */
const waits = [5, 15, 60, 240, 720, 1440]
const longestWait = 1440 * minute
const requestMilliseconds = 10_000

type Way = {
  /** The maximum number of paths per request. */
  atOnce: number
  everyMilliseconds: number
  isOn: (settings: SiteSettings) => boolean
  send: (parts: PingParts, paths: string[], settings: SiteSettings) => Promise<RemoteResponse | NoResponse>
  explain: (status: number, siteUrl: string) => string
}

export const indexNowEndpoint = 'https://api.indexnow.org/indexnow'

const ways: Record<PingChannel, Way> = {
  // Engines don't accept an address twice within minutes, so changes in that time share one request.
  IndexNow: {
    atOnce: 500,
    everyMilliseconds: 5 * minute,
    isOn: ({ indexNow }) => indexNow === 'on',
    send: sendToIndexNow,
    explain(status, siteUrl) {
      if (status === 403) return `The search engines can’t read the key file of ${siteUrl}.`
      return status === 422 ? `The search engines don’t accept addresses of ${siteUrl}.` : `IndexNow answered ${status}.`
    },
  },
  WebSub: {
    atOnce: 1,
    everyMilliseconds: minute,
    isOn: ({ webSubHub }) => Boolean(webSubHub),
    send: sendToHub,
    explain: (status) => `The hub answered ${status}.`,
  },
}

/** The name of the job that notifies a channel. */
export function pingJob(channel: PingChannel): Omit<Job, 'work'> {
  return { name: channel, everyMilliseconds: ways[channel].everyMilliseconds, retryMilliseconds: minute }
}

export function isPingDue(db: Database, channel: PingChannel, now: Date) {
  return hasDuePings(db, channel, nextOf(longestWait, now))
}

/** When a channel was last notified, why it has failed since, and how many addresses are waiting. */
export async function readPings(db: Database, channel: PingChannel, now: Date) {
  return { ...(await readJob(db, channel, now)), waiting: await countPings(db, channel) }
}

/**
 * Sends a channel its waiting addresses, and returns their number as text. If the process is killed before they are deleted, they are sent again,
 * which does no harm. Rejects with a `PingFault` if they aren't accepted; then the whole channel waits.
 */
export async function sendPings(parts: PingParts, channel: PingChannel) {
  const { db, siteUrl, clock, signal } = parts
  const { atOnce, isOn, send, explain } = ways[channel]
  const settings = await findSettings(db)
  if (!isOn(settings)) {
    await clearPings(db, channel)
    return undefined
  }
  let told = 0
  while (!signal.aborted) {
    const batch = await listPings(db, channel, atOnce)
    if (batch.length === 0) break
    const paths = batch.map(({ path }) => path)
    const answer = await send(parts, paths, settings)
    if (!('reason' in answer)) answer.close()
    if (signal.aborted) break
    if ('reason' in answer) throw await delay(db, batch, { said: explainSilence(channel, answer), now: clock() })
    const { status, retryAfter } = answer
    if (status >= 200 && status < 300)
      await deletePings(
        db,
        batch.map(({ id }) => id),
      )
    else {
      const said = status === 429 ? `${channel === 'WebSub' ? 'The hub' : 'IndexNow'} asks for a pause.` : explain(status, siteUrl)
      throw await delay(db, batch, { said, seconds: readRetryAfter(retryAfter, clock()), now: clock() })
    }
    told += batch.length
  }
  return told > 0 ? countOf(told, 'address', 'addresses') : undefined
}

type Delay = { said: string; seconds?: number | undefined; now: Date }

/** Makes rejected addresses wait, or gives them up; returns the fault to throw. */
async function delay(db: Database, batch: { id: string; attempts: number }[], { said, seconds, now }: Delay) {
  const attempts = Math.max(...batch.map((ping) => ping.attempts))
  const ids = batch.map(({ id }) => id)
  const usual = waits[attempts]
  if (usual === undefined) {
    await deletePings(db, ids)
    return new PingFault(`Given up on ${countOf(ids.length, 'address', 'addresses')}. ${said}`)
  }
  const wait = Math.min(seconds === undefined ? usual * minute : seconds * 1000, longestWait)
  await delayPings(db, ids, { attempts: attempts + 1, dueAt: new Date(now.getTime() + wait).toISOString() })
  return new PingFault(said)
}

function explainSilence(channel: PingChannel, answer: NoResponse) {
  const who = channel === 'WebSub' ? 'The hub' : 'IndexNow'
  if (answer.reason !== 'unreachable') return `${who} has no public address.`
  return answer.fault === 'timeout' ? `${who} doesn’t answer.` : `${who} can’t be reached (${answer.fault}).`
}

async function sendToIndexNow({ db, remote, siteUrl, signal }: PingParts, paths: string[]) {
  const key = await readIndexNowKey(db)
  const urlList = paths.map((path) => new URL(path, siteUrl).href)
  const text = JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList })
  return post(remote, indexNowEndpoint, { content: { type: 'application/json; charset=utf-8', text }, siteUrl, signal })
}

function sendToHub({ remote, siteUrl, signal }: PingParts, paths: string[], { webSubHub = '' }: SiteSettings) {
  const fields = new URLSearchParams([['hub.mode', 'publish'], ...paths.map((path) => ['hub.url', new URL(path, siteUrl).href])])
  return post(remote, webSubHub, { content: { type: 'application/x-www-form-urlencoded', text: String(fields) }, siteUrl, signal })
}

type Sending = { content: { type: string; text: string }; siteUrl: string; signal: AbortSignal }

/** Doesn't follow redirects: what is meant for one address must not be sent to another. */
function post(remote: Remote, address: string, { content, siteUrl, signal: closing }: Sending) {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(remote.maxMilliseconds ?? requestMilliseconds)])
  return askRemote(remote, new URL(address), { method: 'POST', content, accept: '*/*', agent: `Griddle (+${siteUrl})`, signal })
}

/** The key that proves to search engines that the site itself notifies them: generated once. It isn't secret; the site serves it as a file. */
async function readIndexNowKey(db: Database) {
  const key = await findIndexNowKey(db)
  if (key) return key
  await insertIndexNowKey(db, randomBytes(16).toString('hex'))
  return (await findIndexNowKey(db)) ?? ''
}
