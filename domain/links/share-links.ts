import { type Picture, variantPath } from '#domain/pictures/picture-variants.ts'
import { canBePin } from '#domain/pictures/pin-picture.ts'

/** The address of the picture offered to Pinterest for the page at `address`: its own picture, or the photo itself if that is too small. */
export function toPinMedia(picture: Picture | null, { siteUrl, address }: { siteUrl: string; address: string }) {
  if (!picture) return undefined
  return canBePin(picture) ? `${address}.pin.jpg` : `${siteUrl}${variantPath(picture.name, 1200, 'jpg')}`
}

/** What is shared: the address, title and a sentence about it; `pinText` and `media` (the picture's address) are for Pinterest. */
export type Shared = { address: string; title: string; text: string; pinText?: string | null | undefined; media?: string | undefined }

/** Links for sharing a page, without any third-party script. */
export function toShareLinks({ address, title, text, pinText, media }: Shared) {
  const pin = new URLSearchParams({ url: address, ...(media && { media }), description: pinText || toPinText({ title, text }) })
  const words = encodeURIComponent(`${title}\n${address}`)
  return [
    { name: 'Pinterest', href: `https://www.pinterest.com/pin/create/button/?${pin}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}` },
    { name: 'Email', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${address}`)}` },
  ]
}

/** The default pin text. A picture's alternative text is for people who can't see it, so it is not used. */
export function toPinText({ title, text }: Pick<Shared, 'title' | 'text'>) {
  return text ? `${title}: ${text}` : title
}

/** Marks a card's or video's picture as not to be pinned: the pin would lead to the page with the card. */
export function toUnpinned(picture: Picture | null) {
  return picture && { ...picture, pin: { 'data-pin-nopin': 'true' } }
}

/** The attributes of a page's main picture that Pinterest's own buttons read. */
export function toPinAttributes({ title, text, pinText, media }: Shared) {
  return { 'data-pin-description': pinText || toPinText({ title, text }), ...(media && { 'data-pin-media': media }) }
}
