/** How much of a recipe a card in a text shows. */
export const cardSizes = ['small', 'whole'] as const

export type CardSize = (typeof cardSizes)[number]

/** The place of a recipe's card in a text. It names the recipe by its number, which stays when the address changes. */
export type CardPlace = { id: number; size: CardSize }

/** A card's place from its attributes, if they describe one. */
export function readCardPlace(attributes: Readonly<Record<string, string | undefined>>): CardPlace | undefined {
  const { 'data-recipe': id = '', 'data-card': typed } = attributes
  const size = cardSizes.find((size) => size === typed)
  return size && /^[1-9]\d{0,8}$/.test(id) ? { id: Number(id), size } : undefined
}

/** In the sanitiser's notation. */
const place = /<hr data-recipe="(\d+)" data-card="(small|whole)" ?\/?>/g

/** The places in sanitised HTML. */
export function listCardPlaces(html: string): CardPlace[] {
  return [...html.matchAll(place)].map(([, id, size]) => ({ id: Number(id), size: size === 'whole' ? 'whole' : 'small' }))
}

/** Replaces the places in sanitised HTML by what `toShown` returns. */
export function replaceCardPlaces(html: string, toShown: (place: CardPlace) => string) {
  return html.replace(place, (_, id: string, size: string) => toShown({ id: Number(id), size: size === 'whole' ? 'whole' : 'small' }))
}

/** A place as HTML. */
export function toCardPlaceHtml({ id, size }: CardPlace) {
  return `<hr data-recipe="${id}" data-card="${size}" />`
}
