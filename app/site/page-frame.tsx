import { Outlet } from 'react-router'

export { meta, PageError as ErrorBoundary } from './page-error.tsx'

/** Every public page stands in this frame, so that one which fails or is missing keeps the header and footer around its error page. */
export default function PageFrame() {
  return <Outlet />
}
