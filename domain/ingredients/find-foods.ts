import { asWritten } from './display.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { toSingular } from './plurals.ts'
import { showIngredient } from './show-ingredient.ts'

/** Words that are not a name by themselves: 'the sauce' in a step may be any sauce. */
const vague =
  /^(?:sauce|mix|powder|paste|juice|zest|extract|leaf|piece|seed|flake|chip|crumb|half|filling|spice|mixture|rack|food|topping)$/
/** Words that turn the preceding food into another: 'tomato paste' uses no tomato. */
const compound =
  /^(?:sauce|paste|powder|juice|stock|broth|oil|vinegar|soup|dressing|syrup|extract|flake|seed|bread|mayo|mayonnaise|bouillon|jam|jelly|salt|sugar|flour|milk|cream|butter|cheese|crumb)$/
/** Words that may be dropped at the end of a name: 'the Worcestershire', 'the cayenne'. */
const telling = /^(?:sauce|cheese|pepper|powder|seasoning|oil)$/
const tellingFirst =
  /^(?:worcestershire|tabasco|sriracha|cayenne|cumin|turmeric|paprika|cheddar|mozzarella|parmesan|feta|gouda|gruyère|gruyere|provolone|ricotta|swiss|pecorino|romano)$/

/** Meat and fish are also called by their first word: 'the chicken' for 'chicken drumsticks'. */
const meat = /^(?:chicken|turkey|duck|beef|pork|lamb|veal|salmon|tuna|cod|shrimp|tofu)$/

/** Limits that no real recipe reaches; without them a pasted novel would take seconds. */
const maxName = 6
const maxClaims = 1000

type Claim = { index: number; start: number; end: number; rank: number }

/**
 * The indexes of the ingredient lines that a step uses, in order. A food is found by its name or by the end of it ('chuck' for 'ground
 * chuck'), in singular and plural. A longer match wins ('tomato paste' leaves nothing for 'tomato'), and a full name wins over the end of
 * another ('paprika' is not 'smoked paprika' if both are listed). Lines with the same food are found together.
 */
export function findFoods(step: string, ingredients: readonly string[]): number[] {
  const words = toWords(step)
  const foods = ingredients.map((line) => toWords(parseIngredient(line).food).filter(isWord).slice(-maxName))
  const amounts = ingredients.map((line) => toWords(showIngredient(line, asWritten).amount))
  const claims = foods
    .flatMap((food, index) => findClaims(words, food, index, foods))
    .slice(0, maxClaims)
    .map((claim) => (isBehind(words, claim.start, amounts[claim.index] ?? []) ? { ...claim, rank: claim.rank + 3 } : claim))
  const kept = claims.filter((claim) => !claims.some((other) => isBetter(other, claim)))
  return [...new Set(kept.map(({ index }) => index))].toSorted((one, other) => one - other)
}

/** Whether a line's own amount directly precedes its food: '½ tsp salt' refers to that line if two lines are salt. */
function isBehind(words: string[], start: number, amount: string[]): boolean {
  return amount.length > 0 && start >= amount.length && amount.every((word, index) => words[start - amount.length + index] === word)
}

/** Words in lower case and singular; punctuation becomes a word of its own, so that no match spans it. */
function toWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}’']+|\p{N}+|[^\s\p{L}\p{N}-]/gu) ?? []).map(toSingular)
}

function findClaims(words: string[], food: string[], index: number, foods: string[][]): Claim[] {
  const claims: Claim[] = []
  for (const { name, rank } of toNames(food, foods)) {
    for (let start = 0; start + name.length <= words.length; start++) {
      const end = start + name.length
      if (name.every((word, offset) => words[start + offset] === word) && !isOtherFood(words, end)) claims.push({ index, start, end, rank })
    }
  }
  return claims
}

function isOtherFood(words: string[], end: number): boolean {
  return compound.test(words[end] ?? '')
}

/** The full name, followed by its endings down to the last word, unless that is vague. */
function toNames(food: string[], foods: string[][]): { name: string[]; rank: number }[] {
  const names = food.map((_, dropped) => ({ name: food.slice(dropped), rank: dropped === 0 ? 2 : 1 }))
  const last = food.at(-1) ?? ''
  const [first = ''] = food
  const isShared = foods.some((other) => other.at(-1) === last && other.join() !== food.join())
  const isVague =
    vague.test(last) ||
    (/^(?:oil|water|cheese|pepper|flour|sugar|vinegar|dressing|seasoning|stock|broth|syrup|soup)$/.test(last) && isShared)
  const said = names.filter(({ name }) => name.length > 1 || food.length === 1 || !isVague)
  const isFirstEnough =
    (telling.test(last) && tellingFirst.test(first)) || (meat.test(first) && isOnly(first, foods)) || /^(?:leaf|floret)$/.test(last)
  return isFirstEnough && food.length > 1
    ? [...said, { name: /^(?:leaf|floret)$/.test(last) ? food.slice(0, -1) : [first], rank: 1 }]
    : said
}

function isWord(word: string): boolean {
  return /\p{L}/u.test(word)
}

function isOnly(word: string, foods: string[][]): boolean {
  return new Set(foods.filter((food) => food.includes(word)).map((food) => food.join(' '))).size === 1
}

/** Of two matches for the same words, the longer one wins, then a full name. */
function isBetter(one: Claim, other: Claim): boolean {
  if (one.start > other.start || one.end < other.end) return false
  const more = one.end - one.start - (other.end - other.start)
  return more > 0 || (more === 0 && one.rank > other.rank)
}
