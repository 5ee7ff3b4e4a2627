import { type Picture, variantPath } from '#domain/pictures/picture-variants.ts'
import { canBePin } from '#domain/pictures/pin-picture.ts'

/** The address of the picture that Pinterest is given of the page at `address`: its own one, or the photo itself if that is too small for it. */
export function toPinMedia(picture: Picture | null, { siteUrl, address }: { siteUrl: string; address: string }) {
  if (!picture) return undefined
  return canBePin(picture) ? `${address}.pin.jpg` : `${siteUrl}${variantPath(picture.name, 1200, 'jpg')}`
}

/** What is shared: its address, title and a sentence about it; `pinText` and `media` are what Pinterest is given, the address of the picture for it. */
export type Shared = { address: string; title: string; text: string; pinText?: string | null | undefined; media?: string | undefined }

/** Links with which anybody shares a page where they are, without a script of anybody's. */
export function toShareLinks({ address, title, text, pinText, media }: Shared) {
  const pin = new URLSearchParams({ url: address, ...(media && { media }), description: pinText || toPinText({ title, text }) })
  const words = encodeURIComponent(`${title}\n${address}`)
  return [
    { name: 'Pinterest', href: `https://www.pinterest.com/pin/create/button/?${pin}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}` },
    { name: 'Email', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${address}`)}` },
  ]
}

/** What a pin says if the owner wrote nothing for it. A picture's alternative text is for people who can't see it, and no pin's text. */
export function toPinText({ title, text }: Pick<Shared, 'title' | 'text'>) {
  return text ? `${title}: ${text}` : title
}

/** The picture of a card or video, which is not to be pinned: the pin would lead to the page with the card. */
export function toUnpinned(picture: Picture | null) {
  return picture && { ...picture, pin: { 'data-pin-nopin': 'true' } }
}

/** The attributes of a page's main picture that Pinterest's own buttons read. */
export function toPinAttributes({ title, text, pinText, media }: Shared) {
  return { 'data-pin-description': pinText || toPinText({ title, text }), ...(media && { 'data-pin-media': media }) }
}
