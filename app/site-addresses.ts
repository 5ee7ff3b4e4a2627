/** The part of React Router's build that says which addresses the site has. */
type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>

export type SiteAddresses = ReturnType<typeof readSiteAddresses>

/** What is no route: the files of the build, and what unreadable addresses are answered as. */
const others = ['assets', '404']

/** The addresses that the site has by itself, from its routes. Those of recipes, posts and pages of the owner's are not among them. */
export function readSiteAddresses(routes: Routes) {
  const patterns = Object.values(routes).flatMap((route) => (route?.path || route?.index ? [addressOf(routes, route.id)] : []))
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))
  const firstParts = new Set([...patterns.map((pattern) => pattern.split('/')[1] ?? ''), ...others])

  return {
    /** Whether addresses of the site begin with this part, so that no page of the owner's can have it. */
    isReserved: (part: string) => firstParts.has(part),
    /** Whether the site always answers a path by itself. */
    isFixed: (path: string) => fixed.has(path) || /^\/(?:admin|api|images|assets)(?:\/|$)/.test(path),
  }
}

/** The address of a route, with its parameters. */
export function addressOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {}
  const parent = parentId ? addressOf(routes, parentId) : '/'
  return path ? `${parent.replace(/\/$/, '')}/${path}` : parent
}
