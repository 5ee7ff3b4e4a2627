import type { HeadersArgs } from 'react-router'

/** A draft is kept by no cache and no search engine. */
export const draftHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** For pages that may show a draft. */
export function passLoaderHeaders({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** Above a draft, which is read by its secret address. */
export function DraftNotice() {
  return (
    <p className="draft-notice" role="note">
      This is a draft. It is not published yet, and only those who have its address can read it.
    </p>
  )
}
