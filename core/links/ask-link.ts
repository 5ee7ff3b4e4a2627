import { followRemote, type NoResponse, type Remote, type RemoteResponse, readRetryAfter } from '#core/remote/ask-remote.ts'
import type { LinkAnswer } from '#domain/links/link-state.ts'
import { readVideo, toWatchAddress, type Video } from '#domain/recipes/video.ts'

export type AskParts = { remote: Remote; siteUrl: string; clock: () => Date; signal: AbortSignal }

const requestMilliseconds = 10_000
/** A host that always exists. */
const surelyThere = 'example.com'

type Answer = RemoteResponse | NoResponse

/**
 * Checks whether an address works. Asks a video's site whether the video can be played, and other sites for headers only, or for the page if
 * those are inconclusive.
 */
export async function askLink(parts: AskParts, address: string): Promise<LinkAnswer> {
  const video = readVideo(address)
  if (video) return judgeVideo(parts, video, await ask(parts, 'GET', toVideoQuestion(video)))
  const head = await ask(parts, 'HEAD', address)
  const isAnswered = !('reason' in head) && (isFine(head) || isBusy(head))
  const isNameless = 'reason' in head && head.reason === 'unreachable' && head.fault === 'ENOTFOUND'
  return judge(parts, isAnswered || isNameless ? head : await ask(parts, 'GET', address))
}

/** The host that is asked about an address. */
export function hostOfLink(address: string) {
  const video = readVideo(address)
  return new URL(video ? toVideoQuestion(video) : address).hostname
}

/** The oEmbed address of a video (https://oembed.com), which says whether other sites can show it. */
function toVideoQuestion({ host, id, secret }: Video) {
  const video = encodeURIComponent(toWatchAddress({ host, id, secret, start: 0 }))
  return host === 'youtube' ? `https://www.youtube.com/oembed?format=json&url=${video}` : `https://vimeo.com/api/oembed.json?url=${video}`
}

async function ask({ remote, siteUrl, signal: closing }: AskParts, method: 'HEAD' | 'GET', address: string): Promise<Answer> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(remote.maxMilliseconds ?? requestMilliseconds)])
  const agent = `Griddle link check (+${siteUrl})`
  const answer = await followRemote(remote, new URL(address), {
    method,
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    agent,
    signal,
  })
  // The body isn't read.
  if (!('reason' in answer)) answer.close()
  return answer
}

async function judge(parts: AskParts, answer: Answer): Promise<LinkAnswer> {
  if ('reason' in answer) {
    if (answer.reason !== 'unreachable') return { kind: 'unknown', said: 'The address is not public.' }
    if (answer.fault === 'ENOTFOUND' && (await isOnline(parts))) return { kind: 'gone', said: 'The site no longer exists.' }
    return {
      kind: 'unknown',
      said: answer.fault === 'timeout' ? 'The site doesn’t answer.' : `The site can’t be reached (${answer.fault}).`,
    }
  }
  const { status } = answer
  if (isFine(answer)) return { kind: 'fine', said: '' }
  if (status === 404) return { kind: 'gone', said: 'The page was not found (404).' }
  if (status === 410) return { kind: 'gone', said: 'The page was removed (410).' }
  return { kind: 'unknown', said: `The site answered ${status}.`, waitSeconds: readRetryAfter(answer.retryAfter, parts.clock()) }
}

/** The meanings of YouTube's statuses. Vimeo's 403 concerns the asking site, and a video may be allowed on this one alone. */
const refusedByYouTube: Record<number, string> = {
  400: 'There is no such video.',
  401: 'The video can’t be played on other sites.',
  403: 'The video is private.',
}

async function judgeVideo(parts: AskParts, { host }: Video, answer: Answer): Promise<LinkAnswer> {
  const status = 'reason' in answer ? 0 : answer.status
  if (status === 404 || status === 410) return { kind: 'gone', said: 'The video was removed.' }
  const refused = host === 'youtube' ? refusedByYouTube[status] : undefined
  return refused ? { kind: 'gone', said: refused } : judge(parts, answer)
}

/** A machine without a network can't resolve any name. */
async function isOnline({ remote, signal }: AskParts) {
  const found = await remote.resolve(surelyThere).catch(() => [])
  return found.length > 0 && !signal.aborted
}

function isFine({ status }: RemoteResponse) {
  return status >= 200 && status < 300
}

function isBusy({ status }: RemoteResponse) {
  return status === 429 || status === 503
}
