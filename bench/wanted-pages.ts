import { type CapturedAnswer, captureAnswer, findHeader } from '#bench/measuring/captured-answer.ts'
import { uncachedPath, type Wanted } from '#bench/measuring/request-text.ts'
import type { ServedSite } from '#bench/measuring/served-site.ts'

/** A kind of request, what we answer to it, and whether nginx can give that answer by itself. */
export type Kind = { name: string; wanted: Wanted; answer: CapturedAnswer; isStatic: boolean }

/** The kinds of requests that are compared, each with our answer, looked at whether it is of that kind. */
export async function captureKinds(site: ServedSite): Promise<Kind[]> {
  const { port, origin } = site
  const cookie = await site.signIn()
  const page = await captureAnswer(port, { path: '/' })
  const etag = findHeader(page, 'etag')
  const uncached = { path: uncachedPath('/') }
  if (!etag) throw new Error('The home page is not cached: its answer has no ETag')
  const html = await fetch(`${origin}/`).then((answer) => answer.text())
  const post = /href="(\/blogs\/[^"/?#]+)"/.exec(html)?.[1]
  const asset = /(\/assets\/entry\.client-[^"']+\.js)/.exec(html)?.[1]
  if (!post || !asset) throw new Error('The home page names no post or no script')
  const fields = new URLSearchParams({ form: 'comment', name: 'Ann Smith', email: 'ann@mail.example' })
  const comment: Wanted = {
    ...{ method: 'POST', path: post, body: `${fields}&comment=Number+{number}:+salt+the+griddle+early.` },
    headers: { Origin: origin, 'X-Forwarded-For': '{address}' },
  }
  const kinds: { name: string; wanted: Wanted; isStatic?: boolean }[] = [
    { name: 'cached page', wanted: { path: '/' }, isStatic: true },
    { name: '304', wanted: { path: '/', headers: { 'If-None-Match': etag } }, isStatic: true },
    { name: 'uncached page', wanted: uncached },
    { name: 'static asset', wanted: { path: asset }, isStatic: true },
    { name: 'search', wanted: { path: '/search?q=burger+{number}' } },
    { name: 'admin list', wanted: { path: '/admin/manage-recipe', headers: { Cookie: cookie } } },
    { name: 'comment post', wanted: comment },
  ]
  const captured: Kind[] = []
  for (const { isStatic = false, ...kind } of kinds) captured.push({ ...kind, isStatic, answer: await captureAnswer(port, kind.wanted) })
  check(captured)
  return captured
}

function check(kinds: Kind[]) {
  for (const { name, answer } of kinds) {
    const expected = name === '304' ? 304 : 200
    if (answer.status !== expected) throw new Error(`${name}: answered with ${answer.status}`)
    if (name === 'uncached page' && findHeader(answer, 'etag'))
      throw new Error('The uncached page came from memory: its answer has an ETag')
  }
}
