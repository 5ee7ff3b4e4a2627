/** `failing`: it led nowhere once; `dead`: on two days. Nobody asks for what is `ignored`. */
export type LinkState = 'fine' | 'failing' | 'dead' | 'ignored'

/** What came of asking: it is there, it leads nowhere, or neither is sure. `said` is why, for the owner; `waitSeconds` is how long the host wants to be left alone. */
export type LinkAnswer = { kind: 'fine' | 'gone' | 'unknown'; said: string; waitSeconds?: number | undefined }

export type CheckedLink = { state: LinkState; said: string; failedAt: string | null }

const day = 24 * 60 * 60 * 1000
/** How long a link that is known is left alone. */
export const linkInterval = 7 * day

/** What is known of a link after it was asked for: dead only when it led nowhere on two days, whatever it said in between that is no answer. */
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
