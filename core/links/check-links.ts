import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Database } from '#core/database/database.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { afterAnswer, type LinkAnswer, linkInterval } from '#domain/links/link-state.ts'
import { nextOf } from '#domain/span.ts'
import { type AskParts, askLink, hostOfLink } from './ask-link.ts'
import { collectLinks } from './collect-links.ts'
import { countLinks, findLink, listDueLinks, type StoredLink, updateLink } from './link-rows.ts'

type CheckParts = AskParts & { db: Database; pauseMilliseconds?: number }

const hour = 60 * 60_000
const collecting = { name: 'find links', everyMilliseconds: 20 * hour, retryMilliseconds: hour }
/** The number of links checked per hour: a whole site takes half a week, so none waits longer than a week. */
const fewestAtOnce = 30
const runsInHalfAWeek = 84
const mostOfOneHost = 10
const hostsAtOnce = 4

/**
 * Checks the links that are due, if the owner wants that; call it once an hour. Each host gets one request at a time, with a pause between; a busy or
 * silent host is skipped for a day.
 */
export async function checkLinks(parts: CheckParts) {
  const { db, clock, signal } = parts
  if ((await findSettings(db)).checkLinks !== 'on') return
  await runOnce(
    db,
    { ...collecting, work: () => collectLinks(parts, clock(), signal).then(() => (signal.aborted ? undefined : '')) },
    clock,
  )
  const total = (await countLinks(db, 'fine')) + (await countLinks(db, 'failing')) + (await countLinks(db, 'dead'))
  const atOnce = Math.max(fewestAtOnce, Math.ceil(total / runsInHalfAWeek))
  const byHost = pickPolitely(await listDueLinks(db, nextOf(linkInterval, clock()), atOnce * mostOfOneHost), atOnce)
  const limit = pLimit(hostsAtOnce)
  await limit.map([...byHost.values()], (links) => checkHost(parts, links))
}

/** Checks a link at once; undefined if it doesn't exist. */
export async function checkLinkNow(parts: CheckParts, id: string) {
  const link = await findLink(parts.db, id)
  return link && checkLink(parts, link)
}

function pickPolitely(due: StoredLink[], atOnce: number) {
  const byHost = new Map<string, StoredLink[]>()
  let picked = 0
  for (const link of due) {
    const host = hostOfLink(link.address)
    const ofHost = byHost.get(host) ?? []
    if (picked === atOnce || ofHost.length === mostOfOneHost) continue
    byHost.set(host, [...ofHost, link])
    picked++
  }
  return byHost
}

async function checkHost(parts: CheckParts, links: StoredLink[]) {
  const { db, clock, signal, pauseMilliseconds = 1000 } = parts
  for (const [index, link] of links.entries()) {
    if (index > 0) await sleep(pauseMilliseconds, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    const answer = await checkLink(parts, link)
    if (answer.kind !== 'unknown') continue
    // A busy or silent host would give the same result for its other links.
    for (const other of links.slice(index + 1)) await updateLink(db, other.id, { dueAt: afterAnswer(other, answer, clock()).dueAt })
    return
  }
}

async function checkLink(parts: CheckParts, link: StoredLink): Promise<LinkAnswer> {
  const answer = await askLink(parts, link.address)
  if (!parts.signal.aborted) await updateLink(parts.db, link.id, afterAnswer(link, answer, parts.clock()))
  return answer
}
