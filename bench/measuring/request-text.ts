/** A request to be sent many times; in its parts may stand what `Load` says, `{address}` in headers alone. */
export type Wanted = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }

/** An address of a page that the page cache never answers, because it is longer than those that it keeps. */
export function uncachedPath(path: string) {
  return `${path}${path.includes('?') ? '&' : '?'}uncached=${'x'.repeat(1000)}`
}

/** What browsers say of the encodings that they take. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

/** The headers of a request, those among them that every one has. */
export function toHeaders({ headers = {}, body }: Wanted, host: string): Record<string, string> {
  const length = Buffer.byteLength((body ?? '').replaceAll('{number}', '0000000'))
  const form: Record<string, string> =
    body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(length) }
  return { Host: host, 'Accept-Encoding': acceptEncoding, ...form, ...headers }
}

/** A request as it goes over the wire. */
export function toRequestText(wanted: Wanted, host: string) {
  const lines = Object.entries(toHeaders(wanted, host)).map(([name, value]) => `${name}: ${value}`)
  return `${[`${wanted.method ?? 'GET'} ${wanted.path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${wanted.body ?? ''}`
}
