import { useRouteLoaderData } from 'react-router'
import type { loader } from './admin-root.tsx'

/** The name in the logo; the project's own where nothing could be read. */
export function useLogoName() {
  return useRouteLoaderData<typeof loader>('admin/admin-root')?.logo ?? 'Griddle'
}
