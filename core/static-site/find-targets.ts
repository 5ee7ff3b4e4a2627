import { siteIcons } from '#domain/pictures/site-icons.ts'
import { type TermKind, termKinds, toTermSlug } from '#domain/terms/term.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'
import type { Ask } from './ask.ts'
import { findRecipePage } from './exported-file.ts'

/** Pages that are nothing without a server or a script, and what leads to one. */
export const livePages = [
  '/search',
  '/cook-with',
  '/favourites',
  '/favorites',
  '/shopping-list',
  '/my-kitchen',
  '/my-kitchen/recipe',
  '/meal-plan',
  '/offline',
  '/what-we-count',
]

const icons = [...siteIcons, 'icon.svg'].map((icon) => `/${icon}`)

/** Files that no page needs to name. */
export const fixedFiles = ['/robots.txt', '/llms.txt', '/manifest.webmanifest', '/sitemap.xml', ...icons]

const ownFolder = /^\/(?:assets|look|images)\//
const feed = /^(.*)\/(?:rss\.xml|atom\.xml|feed\.json)$/
const maxRedirects = 5

/** Where a link leads: to an address that is exported, or nowhere in the export; `hash` is kept. Undefined for what is not of the site. */
export type Target = { address: string | undefined; hash: string }

/** `mustAsk` where only the site knows where the address leads. */
type Link = Target & { mustAsk: boolean }

type TargetsOptions = {
  ask: Ask
  /** The addresses of all pages that are exported, further pages of lists aside. */
  pages: ReadonlySet<string>
  /** Origins that are the site's. */
  origins: string[]
}

/** Finds out where links lead. What can't be known from the address alone is asked of the site, once. */
export function openTargets({ ask, pages, origins }: TargetsOptions) {
  const links = new Map<string, Link | undefined>()
  const asked = new Map<string, Promise<{ address: string | undefined; tables: string[] }>>()

  /** Where a link on a page leads, judging by its address; undefined where it doesn't lead to the site. */
  function read(written: string, page: string): Link | undefined {
    // Most links come again on other pages.
    if (links.has(written)) return links.get(written)
    const link = readNow(written, page)
    if (!/^[?]|[?&]page=/.test(written)) links.set(written, link)
    return link
  }

  function readNow(written: string, page: string): Link | undefined {
    const url = toOwnUrl(written, page)
    if (!url) return undefined
    const address = toAddress(url)
    if (livePages.includes(address)) return { address: undefined, hash: '', mustAsk: false }
    return { address, hash: url.hash, mustAsk: !isKnown(address, page) }
  }

  function toOwnUrl(written: string, page: string) {
    const origin = origins.find((one) => written === one || written.startsWith(`${one}/`))
    const path = origin === undefined ? written : written.slice(origin.length) || '/'
    if (!/^[/?]/.test(path) || path.startsWith('//')) return undefined
    const base = new URL(page, 'http://site.invalid')
    return URL.canParse(path, base) ? new URL(path, base) : undefined
  }

  /** Without the parameters that only a server answers; a filter that has a page of its own by the address of that one. */
  function toAddress({ pathname, searchParams }: URL) {
    const path = pathname.replace(/(?<=.)\/$/, '')
    const page = Number(searchParams.get('page') ?? 1)
    const further = page > 1 ? [`page=${page}`] : []
    if (path !== '/recipes') return withQuery(path, further)
    const kind = termKinds.find((one) => searchParams.has(one))
    if (kind) return toTermPath(kind satisfies TermKind, toTermSlug(searchParams.get(kind) ?? ''))
    const type = searchParams.get('type')
    if (type === 'trending') return withQuery('/trending-recipes', further)
    return withQuery(path, [...(type === 'top-seller' ? ['type=top-seller'] : []), ...further])
  }

  function isKnown(address: string, page: string) {
    const { pathname, searchParams } = new URL(address, 'http://site.invalid')
    if (searchParams.has('page')) return pathname === new URL(page, 'http://site.invalid').pathname
    if (pages.has(pathname) || ownFolder.test(pathname) || fixedFiles.includes(pathname)) return true
    const folder = feed.exec(pathname)?.[1] ?? findRecipePage(pathname)
    return folder !== undefined && (folder === '' || pages.has(folder))
  }

  /** Follows redirects to what is exported; the tables are those that this was found out from. */
  function follow(address: string) {
    const following = asked.get(address) ?? followNow(address)
    asked.set(address, following)
    return following
  }

  async function followNow(start: string) {
    const tables = new Set<string>()
    let address: string | undefined = start
    for (let step = 0; step < maxRedirects && address; step++) {
      if (step > 0 && isKnown(address, address)) return { address, tables: [...tables] }
      if (livePages.includes(address)) break
      const answer = await ask(address)
      for (const table of answer.tables) tables.add(table)
      const isPage = answer.type.startsWith('text/html')
      const isList = address.includes('?') && pages.has(address.split('?')[0] ?? '')
      if (answer.status === 200) return { address: !isPage || isList ? address : undefined, tables: [...tables] }
      const next: URL | undefined = answer.location ? toOwnUrl(answer.location, address) : undefined
      address = next ? toAddress(next) : undefined
    }
    return { address: undefined, tables: [...tables] }
  }

  return { read, follow }
}

function withQuery(path: string, parts: string[]) {
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}
