import { listVideoPlaces } from '#domain/blogs/video-places.ts'
import { toWatchAddress } from '#domain/recipes/video.ts'
import { unescapeHtml } from '#domain/text/escape-html.ts'

/** No one types longer addresses. */
const maxLength = 2000

/** The links to other sites and the videos in sanitised HTML, each once. */
export function listLinksOfHtml(html: string, siteUrl: string) {
  const hrefs = [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => unescapeHtml(href))
  return toAddresses([...hrefs, ...listVideoPlaces(html).map(({ video }) => toWatchAddress(video))], siteUrl)
}

/** The addresses of other sites in plain text, each once, without the punctuation that ends a sentence and a bracket opened before the address. */
export function listLinksOfText(text: string, siteUrl: string) {
  const found = [...text.matchAll(/\bhttps?:\/\/[^\s<>"“”]+/gi)].map(([typed]) => {
    const address = typed.replace(/[.,;:!?'’…]+$/, '')
    return address.includes('(') ? address : address.replace(/\).*$/, '')
  })
  return toAddresses(found, siteUrl)
}

/** Web addresses on other sites, without their fragments. */
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
