import { routes } from 'virtual:react-router/server-build'

/** The addresses of the public pages that are neither a recipe nor a post: those of all modules in `app/site/` that have one without parameters. */
export function listFixedPages() {
  const addresses = Object.values(routes).flatMap((route) => {
    const hasAddress = route?.index || route?.path
    return hasAddress && route.id.startsWith('site/') ? [addressOf(route.id)] : []
  })
  return [...new Set(addresses)].filter((address) => !/[:*]/.test(address))
}

function addressOf(id: string): string {
  const { parentId, path } = routes[id] ?? {}
  const parent = parentId ? addressOf(parentId) : '/'
  return path ? `${parent.replace(/\/$/, '')}/${path}` : parent
}
