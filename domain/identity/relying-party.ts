/** The site as passkeys know it: they belong to its host name, and work at its address alone. */
export type RelyingParty = { id: string; origin: string }

/**
 * The site as passkeys know it; undefined where browsers make none: without https (except on the machine itself), and at a number in place of a name.
 */
export function toRelyingParty(siteUrl: string): RelyingParty | undefined {
  const { hostname, protocol, origin } = new URL(siteUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return isLocal || (protocol === 'https:' && !isNumber) ? { id: hostname, origin } : undefined
}
