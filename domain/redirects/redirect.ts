/** Where an address leads for which the site has no page: `source` is its path as `toRedirectKey` or `toPlainLinkKey` writes it, `target` a path of the site or a URL. */
export type Redirect = { id: string; source: string; target: string; status: 301 | 302 }

/** A redirect with how often it was followed, and when last (ISO 8601). */
export type CountedRedirect = Redirect & { hits: number; lastHitAt: string | null }

const base = 'http://site.invalid'

/** A path as redirects are found by: decoded, in lower case, without repeated slashes and a slash at the end. Undefined if it isn't a path. */
export function toRedirectKey(path: string) {
  try {
    const decoded = decodeURIComponent(new URL(path, base).pathname)
    if (/[\p{Cc}\p{Cn}]/u.test(decoded)) return undefined
    return decoded
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '')
      .toLowerCase()
  } catch {
    return undefined
  }
}

/** The parameters by which a WordPress without permalinks tells its posts and pages apart: `/?p=12`. */
export const plainLinkNames = ['p', 'page_id'] as const

/** The path of a redirect with the number of a post that a plain link of WordPress has: `/?p=12`. Undefined for other queries. */
export function toPlainLinkKey(path: string, search: string) {
  const query = new URLSearchParams(search)
  const name = plainLinkNames.find((name) => /^\d{1,12}$/.test(query.get(name) ?? ''))
  const key = name && toRedirectKey(path)
  return key && `${key}?${name}=${query.get(name)}`
}

/** The key of a target on the site itself; null for one elsewhere. */
export function toTargetKey(target: string) {
  return target.startsWith('/') ? (toRedirectKey(target) ?? null) : null
}

/** The address that a request is sent on to: the target, with the parameters of the request that it doesn't have itself; the number of a plain link is none. */
export function toLocation(target: string, search: string) {
  const url = new URL(target, base)
  const own = new Set(url.searchParams.keys())
  const isPassedOn = (name: string) => !own.has(name) && !plainLinkNames.some((plain) => plain === name)
  for (const [name, value] of new URLSearchParams(search)) if (isPassedOn(name)) url.searchParams.append(name, value)
  return target.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href
}
