import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { services } from '#app/context.ts'
import { readSettings } from '#app/outage.ts'
import stylesheet from '#app/styles/admin.css?url'
import { IconLinks } from '#app/ui/icon-links.tsx'
import { showToast } from '#app/ui/toast.ts'
import { Toasts } from '#app/ui/toasts.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { toRelyingParty } from '#domain/identity/relying-party.ts'
import { toLookPath } from '#domain/settings/look-path.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { Route } from './+types/admin-root.ts'
import { AdminError } from './admin-error.tsx'
import { findNotice, type Notice, notices, takeNotice } from './notice.ts'

/** Forbids caching of every admin response, including redirects and errors. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const response = await next()
    response.headers.set('Cache-Control', 'no-store')
    return response
  },
]

/**
 * Reads the site's name for the logo, and the owner's colour and icon; the admin also works without them. `passkeyOrigin` is where passkeys
 * work, if anywhere, and `notice` the notice that came with the request.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteName, siteUrl } = context.get(services)
  const owners = await readSettings(context)
  const { name, logo, accent, icons, region } = toSiteInfo(owners, siteName, null)
  const notice = findNotice(request.headers.get('cookie'))
  return { siteName: name, logo, accent, icons, passkeyOrigin: toRelyingParty(siteUrl)?.origin, notice, region }
}

/** The admin's style sheet, loaded after the site's. */
export function links(): Route.LinkDescriptors {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

/** What all admin pages share, including the sign-in page. */
export default function AdminRoot({ loaderData: { accent, icons, notice } }: Route.ComponentProps) {
  useNotice(notice)
  return (
    <div className="admin">
      {accent ? <link rel="stylesheet" href={toLookPath(accent)} precedence="site" /> : null}
      <IconLinks icons={icons} />
      <Outlet />
      <Toasts />
    </div>
  )
}

/** Shown when the frame itself fails, or a page outside it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="admin" id="main">
      <AdminError error={error} />
    </main>
  )
}

/** Shows the previous page's notice once, as a toast. `arrived` is the notice that came with the page's request. */
function useNotice(arrived: Notice | undefined) {
  const { key, pathname } = useLocation()
  const [firstKey] = useState(key)
  useOnChange(key, () => {
    // A form sent before the page's scripts started may already have its response: a notice that did not come with it is for the next one.
    if (key === firstKey && !arrived) return
    const notice = takeNotice()
    const isRefused = notice === 'signed-in' && pathname === '/admin/login'
    if (notice && !isRefused) showToast('success', notices[notice])
  })
}
