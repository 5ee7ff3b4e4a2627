import { Outlet } from 'react-router'

export { meta, PageError as ErrorBoundary } from './page-error.tsx'

/** Pathless layout of all public pages, so that an error in one of them is rendered between header and footer. */
export default function PageFrame() {
  return <Outlet />
}
