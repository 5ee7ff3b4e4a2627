import type { IncomingMessage, RequestListener } from 'node:http'
import type { Log } from '#domain/log.ts'

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** The header by which a request has passed a proxy that TRUST_PROXY does not tell of; undefined if there is none. Anybody can make it up. */
export function findUntoldProxy({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: number) {
  return trustProxy > 0 ? undefined : forwarding.find((name) => name in headers)
}

/**
 * Says once in the log when a request has passed a proxy that TRUST_PROXY does not tell of: all visitors then share the limits of one. It changes nothing
 * else. The dashboard says it, too, to whoever comes that way.
 */
export function withProxyHint(next: RequestListener, { trustProxy, log }: { trustProxy: number; log: Log }): RequestListener {
  let isOver = false
  return (incoming, outgoing) => {
    const header = isOver ? undefined : findUntoldProxy(incoming, trustProxy)
    if (header) {
      isOver = true
      log.warn(
        { header },
        'A request came through a proxy, but TRUST_PROXY is 0: if the proxy is yours, set it to 1, or all visitors share one rate limit',
      )
    }
    return next(incoming, outgoing)
  }
}
