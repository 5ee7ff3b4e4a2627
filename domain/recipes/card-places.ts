/** How much of a recipe a card in a text shows. */
export const cardSizes = ['small', 'whole'] as const

export type CardSize = (typeof cardSizes)[number]

/** The place of a recipe's card in a text. The recipe is named by its number, which stays when its address changes. */
export type CardPlace = { id: number; size: CardSize }

/** A place's attributes, if they are those of one; else none. */
export function readCardPlace(attributes: Readonly<Record<string, string | undefined>>): CardPlace | undefined {
  const { 'data-recipe': id = '', 'data-card': typed } = attributes
  const size = cardSizes.find((size) => size === typed)
  return size && /^[1-9]\d{0,8}$/.test(id) ? { id: Number(id), size } : undefined
}

/** As the sanitiser writes it. */
const place = /<hr data-recipe="(\d+)" data-card="(small|whole)" ?\/?>/g

/** The places in sanitised HTML. */
export function listCardPlaces(html: string): CardPlace[] {
  return [...html.matchAll(place)].map(([, id, size]) => ({ id: Number(id), size: size === 'whole' ? 'whole' : 'small' }))
}

/** Puts what `toShown` returns in the places of sanitised HTML. */
export function replaceCardPlaces(html: string, toShown: (place: CardPlace) => string) {
  return html.replace(place, (_, id: string, size: string) => toShown({ id: Number(id), size: size === 'whole' ? 'whole' : 'small' }))
}

/** A place as HTML. */
export function toCardPlaceHtml({ id, size }: CardPlace) {
  return `<hr data-recipe="${id}" data-card="${size}" />`
}
