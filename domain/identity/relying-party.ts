/** The site as passkeys identify it: they belong to its host name, and work only at its address. */
export type RelyingParty = { id: string; origin: string }

/** The site as passkeys identify it; undefined where browsers create none: without https (except on localhost), and at an IP address. */
export function toRelyingParty(siteUrl: string): RelyingParty | undefined {
  const { hostname, protocol, origin } = new URL(siteUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return isLocal || (protocol === 'https:' && !isNumber) ? { id: hostname, origin } : undefined
}
