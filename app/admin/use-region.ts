import { useRouteLoaderData } from 'react-router'
import type { loader } from './admin-root.tsx'

/** Whose names of allergens the site uses. */
export function useRegion() {
  return useRouteLoaderData<typeof loader>('admin/admin-root')?.region ?? 'us'
}
