import type { RequestListener } from 'node:http'
import type { Log } from '#domain/log.ts'

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Says once in the log when a request has passed a proxy that TRUST_PROXY does not tell of: all visitors then share the limits of one. Anybody can make up such a
 * header, so it is said and changes nothing.
 */
export function withProxyHint(next: RequestListener, { trustProxy, log }: { trustProxy: number; log: Log }): RequestListener {
  let isOver = trustProxy > 0
  return (incoming, outgoing) => {
    const header = isOver ? undefined : forwarding.find((name) => name in incoming.headers)
    if (header) {
      isOver = true
      log.warn(
        { header },
        'A request came through a proxy, and TRUST_PROXY is 0: if the proxy is yours, set it to 1, or all visitors share one rate limit',
      )
    }
    return next(incoming, outgoing)
  }
}
