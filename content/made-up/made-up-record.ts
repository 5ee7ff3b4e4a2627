import { newId } from '#domain/id.ts'
import type { Random } from './random.ts'

/** Which record of how many: together with the seed, this decides all of it. */
export type Place = { seed: number; index: number; count: number }

/** What the keywords of every made-up post and recipe begin with: they are removed again by it. */
export const madeUpMark = 'made up by npm run cli -- generate'

const firstDay = Date.UTC(2016, 10, 1)
const lastDay = Date.UTC(2026, 10, 1)

/** The moment of a record: those of a kind are spread over ten years, the later ones newer. */
export function momentOf({ index, count }: Place, random: Random) {
  return new Date(Math.floor(firstDay + ((index + random.next()) / count) * (lastDay - firstDay)))
}

/** An id that sorts by its moment like every other, and is the same each time. */
export function idAt(moment: Date, random: Random) {
  return newId(moment, (bytes) => bytes.map(() => random.below(256)))
}

const shippedPictures = [
  ...['bbq-ribs', 'buffalo-wings', 'chili-dog', 'classic-cheeseburger', 'creamy-tomato-pasta', 'fried-chicken', 'mac-and-cheese'],
  ...['smoky-cheeseburger', 'blog-cast-iron', 'blog-crust', 'blog-flavor', 'blog-fries', 'blog-pancakes', 'blog-pie', 'blog-waffle'],
]

/** The address of a picture that ships with the product, or '' for one record in ten. */
export function pickPicture(random: Random) {
  return random.next() < 0.1 ? '' : `/images/${random.pick(shippedPictures)}`
}
