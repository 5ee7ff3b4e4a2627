import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { type Right, toRight } from '#domain/identity/roles.ts'
import { currentAdmin, requireAdmin, requireRight } from './require-admin.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * Adds a check to every loader, action and middleware of admin pages: an admin must be signed in and have the right that `app/routes.ts` sets for the
 * page. A middleware of the layout can't do this: React Router renders what it throws without the layout's data.
 *
 * @throws if a page inside the admin's frame needs no right
 */
export function guardRoutes(routes: Routes): Routes {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && guardRoute(routes, route)]))
}

function guardRoute(routes: Routes, route: Route): Route {
  const parents = listParents(routes, route)
  if (!parents.includes('admin/admin-layout')) return route
  const right = [route.id, ...parents].map((id) => toRight(/^admin\/needs-(\w+)$/.exec(id)?.[1])).find((found) => found !== undefined)
  if (!right) throw new Error(`${route.id} needs no right: put it in a list of \`needs\` in app/routes.ts`)
  const { loader, action, middleware } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      loader: loader && guard(right, loader),
      action: action && guard(right, action),
      middleware: middleware?.map((part) => guard(right, part)),
    },
  }
}

function listParents(routes: Routes, { parentId = '' }: Route): string[] {
  const parent = routes[parentId]
  return parent ? [parent.id, ...listParents(routes, parent)] : []
}

/** A loader, action or middleware that starts with the check. */
function guard<Rest extends unknown[], Result>(right: Right, part: (args: LoaderFunctionArgs, ...rest: Rest) => Result | Promise<Result>) {
  return async (args: LoaderFunctionArgs, ...rest: Rest) => {
    const admin = await requireAdmin(args)
    requireRight(admin, right)
    args.context.set(currentAdmin, admin)
    return part(args, ...rest)
  }
}
