import { Outlet } from 'react-router'

export { meta, PageError as ErrorBoundary } from './page-error.tsx'

/** Pathless layout of the public pages of what is not stored. */
export default function PreviewFrame() {
  return (
    <>
      <p className="draft-notice preview-notice">Preview. Nothing is saved or published yet.</p>
      <Outlet />
    </>
  )
}
