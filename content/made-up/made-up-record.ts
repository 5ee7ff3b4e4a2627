import { newId } from '#domain/id.ts'
import type { Random } from './random.ts'

/** The position of a record among `count`; together with the seed it determines the record completely. */
export type Place = { seed: number; index: number; count: number }

/** Prefix of the keywords of all generated posts and recipes, by which they are found for removal. */
export const madeUpMark = 'made up by npm run cli -- generate'

const firstDay = Date.UTC(2016, 10, 1)
const lastDay = Date.UTC(2026, 10, 1)

/** The creation time of a record: those of a kind are spread over ten years, in order. */
export function createdAtOf({ index, count }: Place, random: Random) {
  return new Date(Math.floor(firstDay + ((index + random.next()) / count) * (lastDay - firstDay)))
}

/** A reproducible id that sorts by time like any other. */
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
