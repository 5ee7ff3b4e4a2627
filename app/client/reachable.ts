/** In milliseconds. */
const timeout = 10_000

/** Whether the site responds at an address. Any response counts, unless it comes from a proxy that could not reach the site. */
export async function isReachable(address: string) {
  try {
    return !isGatewayError(await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout) }))
  } catch {
    return false
  }
}

/** Whether a response comes from a proxy that could not reach the site. The site's own responses have React Router's header. */
export function isGatewayError({ status, headers }: Response) {
  return [502, 503, 504].includes(status) && !headers.has('x-remix-response') && !headers.has('x-reference')
}
