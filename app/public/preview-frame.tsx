import { Outlet } from 'react-router'

export { meta, PageError as ErrorBoundary } from './page-error.tsx'

/** Pathless layout of previews of unsaved public pages. */
export default function PreviewFrame() {
  return (
    <>
      <p className="draft-notice preview-notice">Preview. Nothing is saved or published yet.</p>
      <Outlet />
    </>
  )
}
