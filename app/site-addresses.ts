import { isInOwnFolder, isReservedPart } from '#domain/http/reserved-parts.ts'

/** The part of React Router's build that says which addresses the site has. */
type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>

export type SiteAddresses = ReturnType<typeof readSiteAddresses>

/** The addresses that the site has by itself, from its routes. Those of recipes, posts and pages of the owner's are not among them. */
export function readSiteAddresses(routes: Routes) {
  const patterns = Object.values(routes).flatMap((route) => (route?.path || route?.index ? [addressOf(routes, route.id)] : []))
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))

  return {
    isReserved: isReservedPart,
    /** Whether the site always answers a path by itself. */
    isFixed: (path: string) => fixed.has(path) || isInOwnFolder(path),
  }
}

/** Whether a route is a page for visitors. Its id, like its file, begins with the folder that it is in. */
export const isPublicPage = (id: string) => /^(?:public|kitchen)\//.test(id)

/** The address of a route, with its parameters. */
export function addressOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {}
  const parent = parentId ? addressOf(routes, parentId) : '/'
  return path ? `${parent.replace(/\/$/, '')}/${path}` : parent
}
