import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isPublicPage } from '#app/context.ts'
import routes from '#app/routes.ts'

/** For a page whose address has parameters, the first example in the samples; a new page of this kind needs a line here. */
const examples: Record<string, string> = {
  '/recipes/:slug': '/recipes/classic-cheeseburger',
  '/recipes/:slug/email': '/recipes/classic-cheeseburger/email',
  '/blogs/:slug': '/blogs/pie-crust-without-fear',
  '/:list/:slug': '/tags/technique',
  // Not a page of the samples: the owner's pages go here.
  '/:page': '/no-such-page',
  '/*': '/no/such/page',
}

/** One address of every public page in `app/routes.ts`. */
export const publicPages = listPatterns(routes).map((pattern) => {
  const address = /[:*]/.test(pattern) ? examples[pattern] : pattern
  if (!address) throw new Error(`Give an example of ${pattern} in tests/public-pages.ts`)
  return address
})

function listPatterns(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    if (id === 'preview/frame') return []
    const own = path === undefined ? parent : `${parent}/${path}`
    const isPage = isPublicPage(file) && (path !== undefined || index)
    return [...(isPage ? [own || '/'] : []), ...listPatterns(children, own)]
  })
}
