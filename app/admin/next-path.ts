const home = '/admin/dashboard'
// Never led back to: they would end the session just made, or ask for it again. Nor to a file, which would leave the sign-in page as it is.
const openPaths = ['/admin', '/admin/login', '/admin/sign-out', '/admin/forgot-password', '/admin/reset-password']

/** Where to go after signing in: `next` when it is a page of our own admin, else its first page. */
export function toNextPath(next: string | null | undefined) {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return home
  const base = 'http://own.invalid'
  if (!URL.canParse(next, base)) return home
  const { origin, pathname, search } = new URL(next, base)
  if (
    origin !== base ||
    !pathname.startsWith('/admin/') ||
    pathname.startsWith('/admin/export/') ||
    openPaths.includes(pathname.replace(/\/+$/, ''))
  )
    return home
  return pathname + search
}

/** The sign-in page that leads back to a page of the admin. */
export function toLoginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const next = pathname + search
  return next === '/admin' ? '/admin/login' : `/admin/login?next=${encodeURIComponent(next)}`
}
