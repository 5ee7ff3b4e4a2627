/**
 * Whether a POST comes from one of our own pages (CSRF protection): by `Origin`, whose host must be the request's or the site's; without it by
 * `Sec-Fetch-Site`; without that by a `Referer` of the same host.
 */
export function isSameOrigin(request: Request, siteUrl: string) {
  const hosts = [new URL(request.url).host, new URL(siteUrl).host]
  const origin = request.headers.get('origin')
  if (origin !== null) return hasHost(origin, hosts)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return hasHost(request.headers.get('referer') ?? '', hosts)
}

function hasHost(address: string, hosts: string[]) {
  return URL.canParse(address) && hosts.includes(new URL(address).host)
}
