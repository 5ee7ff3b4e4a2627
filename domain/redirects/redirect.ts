/**
 * Where a missing address leads: `source` is its path as written by `toRedirectKey` or `toPlainLinkKey`, `target` a path of the site or a
 * URL.
 */
export type Redirect = { id: string; source: string; target: string; status: 301 | 302 }

/** A redirect with how often it was followed, and when last (ISO 8601). */
export type CountedRedirect = Redirect & { hits: number; lastHitAt: string | null }

const base = 'http://site.invalid'

/**
 * The normalised form of a path by which redirects are found: decoded, in lower case, without repeated or trailing slashes. Undefined if it
 * isn't a path.
 */
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

/** The parameters by which WordPress without permalinks identifies posts and pages: `/?p=12`. */
export const plainLinkNames = ['p', 'page_id'] as const

/**
 * The key of a redirect for a post's number in a plain WordPress link: `/?p=12`. Undefined for other queries, and for repeated parameters.
 */
export function toPlainLinkKey(path: string, search: string) {
  const query = new URLSearchParams(search)
  const name = plainLinkNames.find((name) => query.getAll(name).length === 1 && /^\d{1,12}$/.test(query.get(name) ?? ''))
  const key = name && toRedirectKey(path)
  return key && `${key}?${name}=${query.get(name)}`
}

/**
 * Copies of a picture in another size, as WordPress and Ghost store them beside it: 'soup-300x200.jpg', 'soup-scaled.jpg',
 * 'size/w600/2023/soup.jpg'.
 */
const pictureSizes = [
  [/(?<=\/wp-content\/uploads\/.+)(?:-\d{1,5}x\d{1,5}|-scaled)(?=\.\w+$)/, ''],
  [/(?<=\/content\/images\/)size\/w\d{1,5}(?:h\d{1,5})?\/(?:format\/\w+\/)?/, ''],
] as const

/** The keys under which a request's redirect may be found, closest first: a picture's redirect also serves its copies in other sizes. */
export function listRedirectKeys(path: string, search: string) {
  const key = toRedirectKey(path)
  return [...new Set([toPlainLinkKey(path, search), key, key && toWholePicturePath(key)])].filter((one) => one !== undefined)
}

/** The path of the original picture, if a path on the old site is a copy of one; any other path unchanged. */
export function toWholePicturePath(path: string) {
  return pictureSizes.reduce((whole, [size, none]) => whole.replace(size, none), path)
}

/** The key of a target on the site itself; null for one elsewhere. */
export function toTargetKey(target: string) {
  return target.startsWith('/') ? (toRedirectKey(target) ?? null) : null
}

/**
 * The address that a request is redirected to: the target, with the request's parameters that the target lacks, except the number of a
 * plain link; pictures get none.
 */
export function toLocation(target: string, search: string) {
  const url = new URL(target, base)
  if (target.startsWith('/images/')) return `${url.pathname}${url.search}`
  const own = new Set(url.searchParams.keys())
  const isPassedOn = (name: string) => !own.has(name) && !plainLinkNames.some((plain) => plain === name)
  for (const [name, value] of new URLSearchParams(search)) if (isPassedOn(name)) url.searchParams.append(name, value)
  return target.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href
}
