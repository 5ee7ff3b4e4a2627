import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { acceptEncoding } from './load.ts'
import { toTable } from './report.ts'
import { openPost, type Site, startSite } from './site.ts'

const seconds = 60
const connections = 64
const commentsPerSecond = 20
const pollMilliseconds = 20
const maxWait = 10

const about = `One process with the sample content. For ${seconds} seconds, ${connections} connections read five
cached pages as fast as they are answered, while ${commentsPerSecond} comments a second come from
as many addresses and the owner saves a post under a new title every second through the form of
the admin. The time until a change is visible is counted from the response to the save.`

type Post = Awaited<ReturnType<typeof openPost>>

/** Reads cached pages while comments come in and the owner saves. */
export async function measureWriting() {
  const site = await startSite()
  const post = await openPost(site)
  const paths = ['/', '/recipes', '/blogs', post.path, '/contact']
  const before = site.cpuSeconds()
  const [reading, comments, waits] = await Promise.all([
    autocannon({
      ...{ url: site.origin, connections, duration: seconds },
      ...{ headers: { 'accept-encoding': acceptEncoding }, requests: paths.map((path) => ({ path })) },
    }),
    postComments(site, post),
    saveAndLook(site, post),
  ])
  const busy = (site.cpuSeconds() - before) / seconds
  await site.stop()
  const rows = [
    ['cached pages: p99 in ms, at most 50 wanted', reading.latency.p99],
    ['the slowest of them, ms', reading.latency.max],
    ['pages with another status than 200, none wanted', reading.non2xx],
    ['pages that did not come within 10 s, none wanted', reading.errors],
    ['cached pages a second', reading.requests.average],
    ['comments accepted, all wanted', `${comments} of ${commentsPerSecond * seconds}`],
    ['saves', waits.length],
    ['the longest time until a save is visible, s, at most 1 wanted', Math.max(...waits)],
    ['cores that the process used', busy],
  ]
  return `${about}\n\n${toTable(['What', 'Measured'], rows)}`
}

/** Calls `act` a number of times a second, without waiting for earlier calls; resolves with all results. */
async function repeat<Result>(perSecond: number, act: (index: number) => Promise<Result>) {
  const startedAt = performance.now()
  const acts: Promise<Result>[] = []
  for (let index = 0; index < perSecond * seconds; index++) {
    await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()))
    acts.push(act(index))
  }
  return Promise.all(acts)
}

async function postComments(site: Site, { path }: Post) {
  const texts = await repeat(commentsPerSecond, async (index) => {
    const comment = `Number ${index}: salt the griddle early.`
    const body = new URLSearchParams({ form: 'comment', name: 'Ann Smith', email: 'ann@mail.example', comment })
    const headers = { Origin: site.origin, 'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}` }
    return (await fetch(site.origin + path, { method: 'POST', body, headers })).text()
  })
  return texts.filter((text) => text.includes('awaits approval')).length
}

/** Seconds until each save is visible. One save after the other, as a single person does it. */
function saveAndLook(site: Site, post: Post) {
  let saving = Promise.resolve()
  return repeat(1, async (index) => {
    saving = saving.then(() => post.save(`Saved for the time number ${index}`))
    await saving
    const startedAt = performance.now()
    const waited = () => (performance.now() - startedAt) / 1000
    while (!(await isSeen(site.origin + post.path, index)) && waited() < maxWait) await sleep(pollMilliseconds)
    return waited()
  })
}

async function isSeen(address: string, index: number) {
  const text = await fetch(address, { headers: { 'Accept-Encoding': acceptEncoding } }).then((answer) => answer.text())
  return Number(/Saved for the time number (\d+)/.exec(text)?.[1] ?? -1) >= index
}
