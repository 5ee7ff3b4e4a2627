import { escapeHtml, unescapeHtml } from '#domain/text/escape-html.ts'
import { isAffiliateAddress, isAmazonAddress } from './affiliate-hosts.ts'

const paid = ['sponsored', 'nofollow']

/** What a link's `rel` says besides what it says already, such as `noopener`. */
export function toPaidRel(rel = '') {
  return [...new Set([...rel.split(/\s+/).filter(Boolean), ...paid])].join(' ')
}

type Marking = {
  /** The owner's places of affiliate links. */
  places: readonly string[]
  /** Where Amazon's links lead instead, if they are to be none. */
  insteadOfAmazon?: string | undefined
}

/**
 * Sanitised HTML whose affiliate links, wherever they are in it, say that they are paid for, and whether it has any. What is stored has no such
 * marks: the list of hosts may change.
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

/** Sanitising writes attributes in double quotes, with the quotes in them escaped. */
function readAttribute(attributes: string, name: string) {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? []
  return value === undefined ? undefined : unescapeHtml(value)
}
