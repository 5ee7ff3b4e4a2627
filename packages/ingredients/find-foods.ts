import { asWritten } from './display.ts'
import { families, synonyms } from './food-names.ts'
import { parseIngredient } from './ingredient-parser.ts'
import type { Span } from './measures.ts'
import { toSingular } from './plurals.ts'
import { showIngredient } from './show-ingredient.ts'

/** Words that are not a name by themselves: 'the sauce' in a step may be any sauce. */
const vague =
  /^(?:sauce|mix|powder|paste|juice|zest|extract|leaf|piece|seed|flake|chip|crumb|half|filling|spice|mixture|rack|food|topping|meal|block|edge)$/
/** Words that turn the preceding food into another thing: 'tomato paste' uses no tomato, 'the flour mixture' was flour in an earlier step. */
const compound =
  /^(?:sauce|paste|powder|juice|stock|broth|oil|vinegar|soup|dressing|syrup|extract|flake|seed|bread|mayo|mayonnaise|bouillon|jam|jelly|salt|sugar|flour|milk|cream|butter|cheese|crumb|fat|grease|dripping|mixture|dough|batter|crust|water|knife|grater|mill|cooker|masher)$/
/** Words that may be dropped at the end of a name: 'the Worcestershire', 'the cayenne'. */
const telling = /^(?:sauce|cheese|pepper|powder|seasoning|oil)$/
const tellingFirst =
  /^(?:worcestershire|tabasco|sriracha|cayenne|cumin|turmeric|paprika|cheddar|mozzarella|parmesan|feta|gouda|gruyère|gruyere|provolone|ricotta|swiss|pecorino|romano)$/

/** Meat and fish are also called by their first word: 'the chicken' for 'chicken drumsticks'. */
const meat = /^(?:chicken|turkey|duck|beef|pork|lamb|veal|salmon|tuna|cod|shrimp|tofu)$/

/**
 * What precedes a food that is only mentioned: 'while the ribs bake', 'until the cheese melts', 'don’t add the milk', 'as you would for
 * bread'. Only a few words may be in between, because a step that names too much is better than one that leaves out what it needs.
 */
const mentioning = [
  /\b(?:until|while|once|when|as\s+soon\s+as)\s+(?:you\s+\p{L}+\s+)?(?:the|your)\s+(?:\p{L}+\s+)?$/iu,
  /\bif\s+(?:you(?:[’']re|\s+are)\s+)?using\s+(?:(?:the|an?|your)\s+)?$/iu,
  /\b(?:don[’']t|do\s+not|never|without|except|but\s+not|apart\s+from|discard|throw\s+(?:out|away))\s+(?!forget|skip|omit)(?:\p{L}+\s+)?(?:(?:the|any|your)\s+)?$/iu,
  /\b(?:(?<!\byou\s)like|as\s+(?:you\s+would|for|with)|(?:size|shape|colou?r|consistency|texture|thickness)\s+of|instead\s+of|rather\s+than)\s+(?:(?:for|with|an?|the)\s+){0,2}$/iu,
]
/** Words that make a different food of the same last word: 'corn meal' is not almond meal, 'vegetable oil' is not olive oil. */
const kindWords = new Set(
  [...families, ...synonyms]
    .flat()
    .flatMap((name) => (name.includes(' ') ? [name.split(' ')[0] ?? ''] : []))
    .filter(
      (word) =>
        !/^(?:cooked|shredded|grated|roast|fresh|frozen|whole|hot|cold|canned|crushed|mixed|leg|shoulder|root|minced|ground|baby|all|ap|2%|jumbo|porridge|ear|one|mini|block|quick|instant|active|medium)$/.test(
          word,
        ),
    ),
)
/** What follows a food that an earlier step has used: 'the onions and garlic from step 1'. */
const fromEarlier =
  /^(?:\s+and\s+(?:the\s+)?\p{L}+)?\s+\(?(?:\p{L}+\s+)?(?:from|in|see)\s+(?:step\s+\d|(?:the\s+)?(?:first|previous|last)\s+step|earlier|before)/iu

/** Limits that no real recipe reaches; without them, a pasted novel would take seconds. */
const maxName = 6
const maxClaims = 1000

/**
 * Where a text names the food of a line, by the line's index; it starts with the line's own amount if that directly precedes, and the name
 * itself at `nameStart`.
 */
export type Mention = Span & { index: number; nameStart: number }

/** Positions of matches are counted in words. */
type Claim = Span & { index: number; rank: number; measured: number }

/** The indexes of the ingredient lines that a step uses, in order; not of those that it only mentions. */
export function findFoods(step: string, ingredients: readonly string[]): number[] {
  const used = new Set(findUses(step, ingredients).map(({ index }) => index))
  return [...used].toSorted((one, other) => one - other)
}

/** The mentions of foods that a step uses, from left to right. */
export function findUses(step: string, ingredients: readonly string[]): Mention[] {
  return findMentions(step, ingredients).filter((mention) => isUse(step, mention))
}

function isUse(step: string, { start, end }: Span): boolean {
  const [before, after] = [step.slice(0, start), step.slice(end)]
  return !mentioning.some((pattern) => pattern.test(before)) && !fromEarlier.test(after) && !/^-\p{L}/u.test(after)
}

/**
 * The foods that a text names, from left to right. A food is found by its name or by the end of it ('chuck' for 'ground chuck'), in singular
 * and plural. A longer match wins ('tomato paste' leaves nothing for 'tomato'), and a full name wins over the end of another ('paprika' is
 * not 'smoked paprika' if both are listed). Lines with the same food are found together, unless the amount of one precedes: '½ tsp salt'.
 */
export function findMentions(text: string, ingredients: readonly string[]): Mention[] {
  const places = [...text.matchAll(word)]
  const words = toWords(text)
  const starts = Map.groupBy(words.keys(), (start) => words[start] ?? '')
  const claims = readLines(ingredients)
    .flatMap((line, index) => findClaims({ words, starts }, line, index))
    .slice(0, maxClaims)
  const best = claims.filter((claim) => !claims.some((other) => isBetter(other, claim)))
  // 'Stock and half and half': of overlapping names, the longer one counts, else the first.
  const kept = best.filter((claim) => !best.some((other) => isOverlapped(claim, other)))
  return kept
    .map(({ index, start, end, measured }) => {
      const last = places[end - 1]
      const [first, name] = [places[start - measured]?.index ?? 0, places[start]?.index ?? 0]
      return { index, start: first, nameStart: name, end: last ? last.index + last[0].length : 0 }
    })
    .toSorted((one, other) => one.start - other.start)
}

/** The names of a line in a text, each with its rank, and its amount in words. */
type NamedLine = { names: { name: string[]; rank: number }[]; food: string[]; amount: string[] }

/** The lines of each list searched so far: a recipe's list is used for all of its steps. */
const namedLines = new WeakMap<readonly string[], NamedLine[]>()

function readLines(ingredients: readonly string[]): NamedLine[] {
  const known = namedLines.get(ingredients) ?? nameLines(ingredients)
  namedLines.set(ingredients, known)
  return known
}

function nameLines(ingredients: readonly string[]): NamedLine[] {
  const foods = ingredients.map((line) => toWords(parseIngredient(line).food).filter(isWord).slice(-maxName))
  return ingredients.map((line, index) => ({
    names: toNames(foods[index] ?? [], foods),
    food: foods[index] ?? [],
    amount: toWords(showIngredient(line, asWritten).amount),
  }))
}

const word = /[\p{L}’']+|\p{N}+|[^\s\p{L}\p{N}-]/gu

/** Words in lower case and singular; punctuation becomes a word of its own, so that no match spans it. */
function toWords(text: string): string[] {
  return (text.match(word) ?? []).map((found) => toSingular(found.toLowerCase()))
}

/** The words of a text with their positions. */
type Words = { words: string[]; starts: Map<string, number[]> }

function findClaims({ words, starts }: Words, { names, food, amount }: NamedLine, index: number): Claim[] {
  const isAt = (start: number, wanted: string[]) => wanted.every((other, offset) => words[start + offset] === other)
  return names.flatMap(({ name, rank }) =>
    (starts.get(name[0] ?? '') ?? [])
      .filter((start) => isAt(start, name) && !isOtherFood(words, start + name.length) && !isOtherKind(words[start - 1], food, rank))
      .map((start) => {
        // Not of '1/2 tablespoon' the last two words.
        const isOwn = isAt(start - amount.length, amount) && !/^(?:[/⁄.,-]|\p{N}+)$/u.test(words[start - amount.length - 1] ?? '')
        const measured = isOwn ? amount.length : 0
        return { index, start, end: start + name.length, rank: measured > 0 ? rank + 3 : rank, measured }
      }),
  )
}

function isOtherKind(before = '', food: string[], rank: number): boolean {
  return rank < 2 && kindWords.has(before) && !food.includes(before)
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
  const said = names.filter(
    ({ name }) => !/^(?:and|or|of|with|in)$/.test(name[0] ?? '') && (name.length > 1 || food.length === 1 || !isVague),
  )
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

function isOverlapped(one: Claim, other: Claim): boolean {
  if (one.start >= other.end || other.start >= one.end || (one.start === other.start && one.end === other.end)) return false
  const more = other.end - other.start - (one.end - one.start)
  return more > 0 || (more === 0 && other.start < one.start)
}

/** Of two matches for the same words, the longer one wins, then a full name. */
function isBetter(one: Claim, other: Claim): boolean {
  if (one.start > other.start || one.end < other.end) return false
  const more = one.end - one.start - (other.end - other.start)
  return more > 0 || (more === 0 && one.rank > other.rank)
}
