import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** Every address under /admin in the site map, with its parameters as patterns (`:id`). */
export const adminPatterns = [...new Set(listPatterns(routes))]

function listPatterns(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries
    .flatMap(({ path, index, children = [] }) => {
      const own = path === undefined ? parent : `${parent}/${path}`
      return [...(path === undefined && !index ? [] : [own]), ...listPatterns(children, own)]
    })
    .filter((path) => path === '/admin' || path.startsWith('/admin/'))
}
