import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Remote, RemoteRequest, RemoteResponse } from '#core/remote/ask-remote.ts'

/** Requests to other sites: resolved by this machine's DNS, sent over node:http to the IP address that was checked. */
export const remote: Remote = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  open,
}

function open({ url, address, accept, signal, method = 'GET', content, agent = 'Griddle' }: RemoteRequest) {
  const { request } = url.protocol === 'https:' ? https : http
  const { promise, resolve, reject } = Promise.withResolvers<RemoteResponse>()
  const { protocol, hostname, port, pathname, search } = url
  const outgoing = request({
    ...{ method, protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, path: pathname + search, signal },
    lookup: pinnedTo(address),
    // No keep-alive: a pooled connection might go to another address.
    agent: false,
    headers: { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': agent, ...(content && { 'Content-Type': content.type }) },
  })
  outgoing.on('response', (incoming) => {
    const { statusCode = 0, headers } = incoming
    const { location, 'content-type': contentType, 'retry-after': retryAfter } = headers
    resolve({ status: statusCode, location, contentType, retryAfter, body: incoming, close: () => void outgoing.destroy() })
  })
  outgoing.on('error', reject)
  outgoing.end(content?.text)
  return promise
}

/** A DNS lookup that always returns the checked address. TLS still verifies the host name. */
function pinnedTo(address: string): LookupFunction {
  const family = isIP(address)
  return (_hostname, options, callback) => (options.all ? callback(null, [{ address, family }]) : callback(null, address, family))
}
