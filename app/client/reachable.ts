/** Longest wait for a word from the server, in milliseconds. */
const patience = 10_000

/** Whether the site answers at an address at all. What it answers does not matter, unless a proxy says that the site is away. */
export async function isReachable(address: string) {
  try {
    return !isAway(await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patience) }))
  } catch {
    return false
  }
}

/** Whether an answer comes from a proxy that could not reach the site. React Router marks the site's own answers. */
export function isAway({ status, headers }: Response) {
  return [502, 503, 504].includes(status) && !headers.has('x-remix-response') && !headers.has('x-reference')
}
