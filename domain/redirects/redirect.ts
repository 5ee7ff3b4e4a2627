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

/** The path of a redirect with the number of a post that a plain link of WordPress has: `/?p=12`. Undefined for other queries, and where it is repeated. */
export function toPlainLinkKey(path: string, search: string) {
  const query = new URLSearchParams(search)
  const name = plainLinkNames.find((name) => query.getAll(name).length === 1 && /^\d{1,12}$/.test(query.get(name) ?? ''))
  const key = name && toRedirectKey(path)
  return key && `${key}?${name}=${query.get(name)}`
}

/** Copies of a picture in another size, as WordPress and Ghost have them beside it: 'soup-300x200.jpg', 'soup-scaled.jpg', 'size/w600/2023/soup.jpg'. */
const pictureSizes = [
  [/(?<=\/wp-content\/uploads\/.+)(?:-\d{1,5}x\d{1,5}|-scaled)(?=\.\w+$)/, ''],
  [/(?<=\/content\/images\/)size\/w\d{1,5}(?:h\d{1,5})?\/(?:format\/\w+\/)?/, ''],
] as const

/** The paths that the redirect of a request may be found by, the closest first: one of a picture serves the copies of it in other sizes. */
export function listRedirectKeys(path: string, search: string) {
  const key = toRedirectKey(path)
  return [...new Set([toPlainLinkKey(path, search), key, key && toWholePicturePath(key)])].filter((one) => one !== undefined)
}

/** The path of the picture that a path on the old site has a copy of; any other path as it is. */
export function toWholePicturePath(path: string) {
  return pictureSizes.reduce((whole, [size, none]) => whole.replace(size, none), path)
}

/** The key of a target on the site itself; null for one elsewhere. */
export function toTargetKey(target: string) {
  return target.startsWith('/') ? (toRedirectKey(target) ?? null) : null
}

/** The address that a request is sent on to: the target, with the parameters of the request that it doesn't have itself; the number of a plain link is none, and pictures take none. */
export function toLocation(target: string, search: string) {
  const url = new URL(target, base)
  if (target.startsWith('/images/')) return `${url.pathname}${url.search}`
  const own = new Set(url.searchParams.keys())
  const isPassedOn = (name: string) => !own.has(name) && !plainLinkNames.some((plain) => plain === name)
  for (const [name, value] of new URLSearchParams(search)) if (isPassedOn(name)) url.searchParams.append(name, value)
  return target.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href
}
