import { setTimeout as sleep } from 'node:timers/promises'
import { runLoad } from '#bench/measuring/load.ts'
import { acceptEncoding, toRequestText } from '#bench/measuring/request-text.ts'
import { type ServedSite, startServedSite } from '#bench/measuring/served-site.ts'
import { type Part, toRow } from '#bench/report/row.ts'

const seconds = 60
const connections = 64
const commentsPerSecond = 20
const pollMilliseconds = 20
const maxWait = 10

const about = `One process with the sample content. For ${seconds} seconds, ${connections} connections read six cached pages as fast as they are answered, while
${commentsPerSecond} comments a second come from as many addresses and the owner saves a post under a new title every second through the admin form. The time
until a change is visible is counted from the response to the save.`

/** Reads cached pages while comments come in and the owner saves. */
export async function measureWriting(): Promise<Part> {
  const site = await startServedSite()
  try {
    const post = await findPost(site)
    const paths = ['/', '/recipes', '/trending-recipes', '/blogs', `/blogs/${post.slug}`, '/contact']
    const requests = paths.map((path) => toRequestText({ path }, `127.0.0.1:${site.port}`))
    const load = { port: site.port, connections, requests, status: 200, firstNumber: 0 }
    await runLoad({ ...load, seconds: 1 })
    const [reading, comments, saves] = await Promise.all([
      runLoad({ ...load, seconds }),
      postComments(site, post.slug),
      saveAndLook(site, post),
    ])
    const faults = [...reading.faults, ...comments.faults, ...saves.faults].slice(0, 3).join(', ')
    return {
      title: 'Writing while reading',
      about,
      rows: [
        toRow(`Cached pages at ${connections} connections: p99`, reading.p99, 'ms', { most: 50 }),
        toRow('The slowest of them', reading.longest, 'ms'),
        toRow(
          'Failed requests of readers, commenters and the owner',
          reading.errors + comments.errors + saves.errors,
          'errors',
          { most: 0 },
          faults,
        ),
        toRow('Longest time until a save is visible', saves.longest, 's', { most: 1 }),
        toRow('Cached pages answered', reading.answers / reading.seconds, '/s'),
        toRow('Comments posted', comments.posted / seconds, '/s'),
        toRow('Saves', saves.saved / seconds, '/s'),
      ],
    }
  } finally {
    await site.stop()
  }
}

type Post = { cookie: string; id: string; slug: string }

async function findPost(site: ServedSite): Promise<Post> {
  const cookie = await site.signIn()
  const list = await fetch(`${site.origin}/admin/blog`, { headers: { Cookie: cookie } }).then((answer) => answer.text())
  const id = /\/admin\/blog\/edit\?id=([^"&]+)/.exec(list)?.[1]
  const slug = /"\/blogs\/([^"/?#]+)"/.exec(list)?.[1]
  if (!id || !slug) throw new Error('The manager of posts shows none')
  return { cookie, id, slug }
}

/** Calls `act` so many times a second, whether or not the earlier ones are done; resolves when all are. */
async function repeat(perSecond: number, act: (index: number) => Promise<void>) {
  const startedAt = performance.now()
  const acts: Promise<void>[] = []
  for (let index = 0; index < perSecond * seconds; index++) {
    await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()))
    acts.push(act(index))
  }
  await Promise.all(acts)
}

async function postComments(site: ServedSite, slug: string) {
  const [faults, counts]: [string[], { posted: number }] = [[], { posted: 0 }]
  await repeat(commentsPerSecond, async (index) => {
    const comment = `Number ${index}: salt the griddle early.`
    const body = new URLSearchParams({ form: 'comment', name: 'Ann Smith', email: 'ann@mail.example', comment })
    const headers = { Origin: site.origin, 'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}` }
    const answered = await ask(`${site.origin}/blogs/${slug}`, { method: 'POST', body, headers })
    if (answered.text.includes('awaits approval')) counts.posted++
    else faults.push(`a comment was answered with ${answered.status}`)
  })
  return { ...counts, errors: faults.length, faults }
}

/** One save after the other, as one person does it: later ones wait when an earlier one takes more than its second. */
async function saveAndLook(site: ServedSite, post: Post) {
  const [faults, waits]: [string[], number[]] = [[], []]
  let saving: Promise<string | number> = Promise.resolve(200)
  await repeat(1, async (index) => {
    saving = saving.then(() => save(site, post, index))
    const status = await saving
    if (status === 200) waits.push(await timeUntilSeen(`${site.origin}/blogs/${post.slug}`, index))
    else faults.push(`a save was answered with ${status}`)
  })
  return { saved: waits.length, longest: Math.max(...waits), errors: faults.length, faults }
}

async function save(site: ServedSite, { cookie, id, slug }: Post, index: number) {
  const body = new URLSearchParams({
    ...{
      title: `Saved for the time number ${index}`,
      urlSlug: slug,
      keepAddress: 'on',
      formattedDate: '2026-11-21',
      author: 'June Okafor',
    },
    ...{ content: '<p>Salt early.</p>', imageBase64: '/images/hero', imageLink: '', imageAlt: '' },
    ...{ seoTitle: '', seoDescription: '', seoKeywords: '' },
  })
  const headers = { Origin: site.origin, Cookie: cookie }
  const { status } = await ask(`${site.origin}/admin/blog/edit?id=${id}`, { method: 'POST', body, headers })
  return status
}

/** The status and text of an answer; of one that never came, why. */
async function ask(address: string, init: RequestInit) {
  try {
    const answer = await fetch(address, init)
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: String(error), text: '' }
  }
}

/** Seconds until the page shows that it was saved the time `index` or later; it is given up after a while. */
async function timeUntilSeen(address: string, index: number) {
  const startedAt = performance.now()
  const waited = () => (performance.now() - startedAt) / 1000
  while (!(await isSeen(address, index)) && waited() < maxWait) await sleep(pollMilliseconds)
  return waited()
}

async function isSeen(address: string, index: number) {
  const { text } = await ask(address, { headers: { 'Accept-Encoding': acceptEncoding } })
  return Number(/Saved for the time number (\d+)/.exec(text)?.[1] ?? -1) >= index
}
