/** `failing`: it failed once; `dead`: on two days. `ignored` links aren't checked. */
export type LinkState = 'fine' | 'failing' | 'dead' | 'ignored'

/** The result of a check: the link works, is gone, or neither is certain. `said` gives the owner the reason; `waitSeconds` is the pause that the host asks for. */
export type LinkAnswer = { kind: 'fine' | 'gone' | 'unknown'; said: string; waitSeconds?: number | undefined }

export type CheckedLink = { state: LinkState; said: string; failedAt: string | null }

const day = 24 * 60 * 60 * 1000
/** How long a link with a known state isn't checked. */
export const linkInterval = 7 * day

/** A link's state after a check: dead only after failing on two days, even with inconclusive results between. */
export function afterAnswer({ state, said, failedAt }: CheckedLink, answer: LinkAnswer, now: Date) {
  const checkedAt = now.toISOString()
  const due = (milliseconds: number) => ({ checkedAt, dueAt: new Date(now.getTime() + milliseconds).toISOString() })
  if (answer.kind === 'fine') return { state: 'fine' as const, said: '', failedAt: null, ...due(linkInterval) }
  if (answer.kind === 'unknown') {
    const wait = Math.max(day, (answer.waitSeconds ?? 0) * 1000)
    return { state, said, failedAt, ...due(Math.min(wait, linkInterval)) }
  }
  const since = failedAt ?? checkedAt
  const isDead = state === 'dead' || since.slice(0, 10) !== checkedAt.slice(0, 10)
  const next = isDead ? ('dead' as const) : ('failing' as const)
  return { state: next, said: answer.said, failedAt: since, ...due(isDead ? linkInterval : day) }
}
