import { asWritten } from '#domain/ingredients/display.ts'
import { findFoods } from '#domain/ingredients/find-foods.ts'
import { parseIngredient } from '#domain/ingredients/ingredient-parser.ts'
import { showIngredient } from '#domain/ingredients/show-ingredient.ts'
import { fold } from '#domain/text/fold.ts'

/** Where a text mentions an ingredient, by index: from `start` up to `end`, including its amount if that precedes the name. */
export type Mention = { start: number; end: number; index: number }

/** Foods with more words are matched by their whole name only: a pasted paragraph would take seconds. */
const maxFoodWords = 12

/** An ingredient line with its food and amount; `isKnown` if the step is known to use it. */
type Named = { index: number; food: string; amount: string; isKnown: boolean }

/**
 * Finds the first mention of each of the `wanted` ingredients, in text order: by its full name, or, in a step that is known to use it, by a
 * part that no other ingredient shares ('the butter' for 'unsalted butter'). In 'Salt the water', 'salt' is a verb and does not count.
 */
export function findMentions(text: string, ingredients: readonly string[], wanted: ReadonlySet<number>): Mention[] {
  const used = new Set(findFoods(text, ingredients))
  const all = ingredients.map((line, index) => toNamed(line, index, used.has(index)))
  const waiting = all.filter(({ index }) => wanted.has(index))
  const found: Mention[] = []
  for (const { name, food } of listNames(waiting, all)) {
    const open = waiting.filter((other) => fold(other.food) === food && !found.some(({ index }) => index === other.index))
    const mention = open.length > 0 ? findName(text, name, open, found) : undefined
    if (mention) found.push(mention)
  }
  return found.sort((a, b) => a.start - b.start)
}

function toNamed(line: string, index: number, isKnown: boolean): Named {
  return { index, food: parseIngredient(line).food.trim(), amount: showIngredient(line, asWritten).amount, isKnown }
}

/** All names of each ingredient with its food, longest first. */
function listNames(waiting: Named[], all: Named[]) {
  const names = waiting.flatMap((named) => toNames(named, all).map((name) => ({ name, food: fold(named.food) })))
  return names.sort((a, b) => b.name.length - a.name.length)
}

function toNames({ food, isKnown }: Named, all: Named[]) {
  const words = food.split(/\s+/)
  if (words.length > maxFoodWords) return [food]
  const ends = words.map((_, place) => words.slice(place).join(' '))
  const beginnings = words.map((_, place) => words.slice(0, -place).join(' ')).slice(1)
  const others = all.filter((other) => fold(other.food) !== fold(food)).map((other) => ` ${fold(other.food)} `)
  const shorter = [...ends.slice(1), ...beginnings].filter((name) => !others.some((other) => other.includes(` ${fold(name)} `)))
  return [food, ...(isKnown ? shorter : [])].filter((name) => /^[\p{L}\p{N}].*\p{L}{2}/u.test(name))
}

/** The first unused occurrence. If several lines have the same food, prefers the one whose amount precedes the name, else the first. */
function findName(text: string, name: string, open: Named[], taken: Mention[]): Mention | undefined {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])${toPattern(name)}(?![\p{L}\p{N}-])`, 'giu')
  for (const { 0: match, index: start } of text.matchAll(pattern)) {
    const end = start + match.length
    if (isVerb(text, start, end) || taken.some((other) => start < other.end && end > other.start)) continue
    const before = text.slice(0, start).trimEnd()
    const measured = open.find(({ amount }) => amount && new RegExp(String.raw`(?:^|\s)${toPattern(amount)}$`, 'iu').test(before))
    const [meant = measured] = measured ? [measured] : open
    if (meant) return { start: measured ? before.length - measured.amount.length : start, end, index: meant.index }
  }
  return undefined
}

/** At the start of a sentence or after 'and', followed by an object. */
function isVerb(text: string, start: number, end: number) {
  return /(?:^|[.!?:;]\s+|\band\s+)$/.test(text.slice(0, start)) && /^\s+(?:the|an?|your|both|each|it|them|all)\s/i.test(text.slice(end))
}

function toPattern(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
