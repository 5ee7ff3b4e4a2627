const home = '/admin/dashboard'
// Never redirected to: they would end the new session or ask to sign in again. Nor are downloads, which would leave the sign-in page open,
// or the page that restored the site and thereby signed everyone out.
const openPaths = [
  ...['/admin', '/admin/login', '/admin/sign-out', '/admin/forgot-password', '/admin/reset-password', '/admin/second-step'],
  '/admin/passkey',
]

/** Where to go after signing in: `next` if it is a page of this admin, else the first screen. */
export function toNextPath(next: string | null | undefined) {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return home
  const base = 'http://own.invalid'
  if (!URL.canParse(next, base)) return home
  const { origin, pathname, search } = new URL(next, base)
  if (
    origin !== base ||
    !pathname.startsWith('/admin/') ||
    pathname.startsWith('/admin/export/') ||
    pathname.startsWith('/admin/backup/restore/') ||
    openPaths.includes(pathname.replace(/\/+$/, ''))
  )
    return home
  return pathname + search
}

/** The sign-in page's address with the page to return to. */
export function toLoginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const next = pathname + search
  return next === '/admin' ? '/admin/login' : `/admin/login?next=${encodeURIComponent(next)}`
}
