import { escapeHtml, unescapeHtml } from '#domain/text/escape-html.ts'
import { isAffiliateAddress, isAmazonAddress } from './affiliate-hosts.ts'

const paid = ['sponsored', 'nofollow']

/** The words added to a link's `rel`, after existing ones such as `noopener`. */
export function toPaidRel(rel = '') {
  return [...new Set([...rel.split(/\s+/).filter(Boolean), ...paid])].join(' ')
}

type Marking = {
  /** The owner's entries. */
  places: readonly string[]
  /** Where Amazon's links lead instead, if none are allowed. */
  insteadOfAmazon?: string | undefined
}

/**
 * Marks all affiliate links in sanitised HTML as paid, and says whether there are any. Stored HTML has no such marks, since the list of
 * hosts may change.
 */
export function markAffiliateLinks(html: string, { places, insteadOfAmazon }: Marking) {
  let hasAffiliateLinks = false
  const marked = html.replace(/<a( [^>]*)>/g, (whole, attributes: string) => {
    const href = readAttribute(attributes, 'href')
    if (!href || !isAffiliateAddress(href, places)) return whole
    if (insteadOfAmazon && isAmazonAddress(href)) return `<a href="${escapeHtml(insteadOfAmazon)}">`
    hasAffiliateLinks = true
    const others = attributes.replace(/ rel="[^"]*"/, '')
    return `<a${others} rel="${toPaidRel(readAttribute(attributes, 'rel'))}">`
  })
  return { html: marked, hasAffiliateLinks }
}

/** Sanitising puts attributes in double quotes, and escapes quotes in them. */
function readAttribute(attributes: string, name: string) {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? []
  return value === undefined ? undefined : unescapeHtml(value)
}
