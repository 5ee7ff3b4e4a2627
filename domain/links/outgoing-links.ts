import { listVideoPlaces } from '#domain/blogs/video-places.ts'
import { toWatchAddress } from '#domain/recipes/video.ts'
import { unescapeHtml } from '#domain/text/escape-html.ts'

/** What is longer is no address that anybody typed. */
const maxLength = 2000

/** The addresses elsewhere that sanitised HTML leads to, and its videos, each once. */
export function listLinksOfHtml(html: string, siteUrl: string) {
  const hrefs = [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => unescapeHtml(href))
  return toAddresses([...hrefs, ...listVideoPlaces(html).map(({ video }) => toWatchAddress(video))], siteUrl)
}

/** The addresses elsewhere in plain text, each once. What ends a sentence, and a bracket that was opened before the address, are not part of it. */
export function listLinksOfText(text: string, siteUrl: string) {
  const found = [...text.matchAll(/\bhttps?:\/\/[^\s<>"“”]+/gi)].map(([typed]) => {
    const address = typed.replace(/[.,;:!?'’…]+$/, '')
    return address.includes('(') ? address : address.replace(/\).*$/, '')
  })
  return toAddresses(found, siteUrl)
}

/** Those of the web that are elsewhere, without the place in the page. */
export function toAddresses(typed: string[], siteUrl: string) {
  const { host } = new URL(siteUrl)
  const addresses = typed.flatMap((one) => {
    const url = URL.parse(one)
    if (!url || !/^https?:$/.test(url.protocol) || url.host === host || url.username) return []
    url.hash = ''
    return url.href.length > maxLength ? [] : [url.href]
  })
  return [...new Set(addresses)]
}
