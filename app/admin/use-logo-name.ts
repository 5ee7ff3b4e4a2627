import { useRouteLoaderData } from 'react-router'
import type { loader } from './admin-root.tsx'

/** The site's name in the logo; the project's own if it could not be read. */
export function useLogoName() {
  return useRouteLoaderData<typeof loader>('admin/admin-root')?.logo ?? 'Griddle'
}
