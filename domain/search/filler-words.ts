import { stem } from './stem.ts'

const fillers = new Set(
  `how what which when where why who can could should would do does did will i me my we us our make making made cook cooking cooked prepare preparing
  recipe recipie recepie receipe easy easily best simple quick quickly good great nice homemade perfect ultimate delicious tasty favorite favourite ever need want please give
  get find show idea way help tell know like some any home scratch beginner`
    .split(/\s+/)
    .map(stem),
)

/** Whether a word of a search asks or praises ('how', 'easy', 'recipe') and names no dish: it may rank a result, and hides none. Takes a folded word. */
export function isFiller(word: string) {
  return fillers.has(stem(word))
}
