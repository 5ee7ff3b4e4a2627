import { routes } from 'virtual:react-router/server-build'
import { addressOf } from '#app/site-addresses.ts'

/**
 * The addresses of the public pages that are neither a recipe nor a post: those of all modules in `app/public/` and `app/kitchen/` that have one without
 * parameters, but for the page that browsers show offline and those of readers' own recipes.
 */
export function listFixedPages() {
  const addresses = Object.values(routes).flatMap((route) => {
    const hasAddress = route?.index || route?.path
    return hasAddress && /^(?:public|kitchen)\//.test(route.id) ? [addressOf(routes, route.id)] : []
  })
  return [...new Set(addresses)].filter((address) => !/[:*]|^\/offline$|^\/my-kitchen\//.test(address))
}
