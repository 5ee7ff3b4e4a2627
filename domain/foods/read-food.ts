import { readWords, type Word } from '#domain/search/search-words.ts'
import { parseIngredient } from '#packages/ingredients/ingredient-parser.ts'
import { remember } from '#packages/ingredients/remember.ts'
import { type Food, findFoodAt, isConnector, isNeutral, type Substance, toSubstances } from './food-index.ts'

/**
 * What an ingredient line contains, and what it may contain. `isUnsure` means that only the label tells: the line names no known food, or
 * one that is made in many ways. Then `contains` has what is certain anyway, and anything else may be in it.
 */
export type FoodContents = { contains: ReadonlySet<Substance>; mayContain: ReadonlySet<Substance>; isUnsure: boolean }

/** The same as bits. */
type Contents = { contains: number; may: number; isUnsure: boolean }

/** The text between two separators: a food, or an aside in brackets. */
type Segment = { text: string; isAside: boolean }

/** The name of a known food, or an unknown word. `word` is its last one. */
type Item = { food?: Food; words: readonly Word[]; word: Word }

/** The items that name one food, and how they are joined to those before. */
type Group = { connector: string; items: Item[] }

/** Reads an ingredient line. Cached, as a list of recipes asks for the same lines repeatedly. */
export const readFood: (line: string) => FoodContents = remember(read, { most: 5000, longest: 200 })

/** Whether a line is a heading or empty. */
export function isHeading(line: string) {
  return /^\s*$|:\s*$/.test(line)
}

function read(line: string): FoodContents {
  const { contains, may, isUnsure } = readContents(line)
  return { contains: toSubstances(contains), mayContain: toSubstances(may & ~contains), isUnsure }
}

function readContents(line: string): Contents {
  const segments = toSegments(toFoodText(line))
  const isList = /:\s*\S/.test(line)
  let main: Contents | undefined
  const rest: Segment[] = []
  for (const segment of segments) {
    const isPurpose = opensPurpose.test(segment.text) && segments.some((other) => other !== segment && !other.isAside)
    const contents = main || segment.isAside || isPurpose ? undefined : readMain(segment.text)
    if (contents) main = contents
    else rest.push(segment)
  }
  // '1 packet (2¼ tsp yeast)': nothing else names the food.
  if (!main) {
    const aside = rest.map(({ text }) => readMain(text)).find((contents) => contents !== undefined)
    return aside ?? unknown
  }
  return rest.reduce((sum, { text }) => addAside(sum, text, isList), main)
}

/** 'To coat chicken', 'for serving': what a food is for is not part of it. */
const opensPurpose = /^\s*(?:for|to|as|at|if|see|until)\b/

const unknown: Contents = { contains: 0, may: 0, isUnsure: true }

/** The text after the amount; a can of something differs from the plain food. */
function toFoodText(line: string) {
  const { text, lead, food } = parseIngredient(line)
  const rest = lead ? text.slice(lead.foodStart) : text
  const named = /\p{L}{2}/u.test(rest) ? rest : food
  return lead?.unit?.name === 'can' ? `can ${named}` : named
}

function toSegments(text: string): Segment[] {
  const plain = text
    .toLowerCase()
    .replace(/yog(?:h|ho)urt/g, 'yogurt')
    // Something the size of a walnut contains no walnuts.
    .replace(/\p{L}+-sized?\b/gu, '')
    .replace(/\bthe size of (?:an?|your) \p{L}+/gu, '')
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/\bw\//g, ' with ')
    .replace(/\band\s*\/\s*or\b/g, ' or ')
    .replace(/(?<!\d)\s*[/|]\s*(?!\d)/g, ' or ')
    .replace(/[&+]/g, ' and ')
    .replace(/\ba (?:good |generous |little |light )?sprinkle\b/g, '')
  const segments: Segment[] = []
  let depth = 0
  for (const piece of plain.split(/([()[\],;:–—*]|\s-\s|(?<=\p{L}{4})\.\s)/u)) {
    if (piece === '(' || piece === '[') depth++
    else if (piece === ')' || piece === ']') depth = Math.max(0, depth - 1)
    else if (/\p{L}/u.test(piece)) segments.push({ text: piece, isAside: depth > 0 })
  }
  return segments
}

/** The contents of a segment that names foods; undefined if it only describes ('boneless'). */
function readMain(text: string): Contents | undefined {
  const { groups, isConditional, isFilled } = toGroups(text)
  let sum: Contents | undefined
  for (const [index, group] of groups.entries()) {
    const next = groups[index + 1]
    const contents = readGroup(group, next, isConditional)
    if (!contents) continue
    if (!sum) sum = contents
    else sum = group.connector === 'or' ? either(sum, contents) : both(sum, contents)
  }
  return sum && isFilled ? { ...sum, isUnsure: true } : sum
}

/** What follows a food or is in brackets: an addition ('plus 1 tbsp butter'), or an alternative. */
function addAside(main: Contents, text: string, isList: boolean): Contents {
  if (opensPurpose.test(text)) return main
  const { groups, isConditional } = toGroups(text)
  // '(gluten-free)' refers to the food before.
  const said = isConditional ? [] : groups.flatMap(({ items }) => items)
  if (said.length > 0 && said.every(({ food, word }) => food?.without !== undefined || (!food && isNeutral(word.term)))) {
    return said.reduce((sum, { food }) => leaveOut(sum, food), main)
  }
  const contents = groups.flatMap((group) => readGroup(group, undefined, isConditional) ?? [])
  const isOr = groups.some((group) => group.connector === 'or')
  // 'Ice cream, chocolate syrup and pecans'.
  const isMore = isList || (!isOr && groups.some((group) => group.connector === 'and'))
  return contents.reduce((sum, one) => {
    const isUnsure = sum.isUnsure || (one.isUnsure && (isOr || (isMore && (isList || /\d/.test(text)))))
    if (isMore) return { contains: sum.contains | one.contains, may: sum.may | one.may, isUnsure }
    return { contains: sum.contains, may: sum.may | one.contains | (isOr ? one.may : 0), isUnsure }
  }, main)
}

function both(one: Contents, other: Contents): Contents {
  return { contains: one.contains | other.contains, may: one.may | other.may, isUnsure: one.isUnsure || other.isUnsure }
}

function either(one: Contents, other: Contents): Contents {
  return {
    contains: one.contains & other.contains,
    may: one.contains | other.contains | one.may | other.may,
    isUnsure: one.isUnsure || other.isUnsure,
  }
}

function leaveOut({ contains, may, isUnsure }: Contents, food: Food | undefined): Contents {
  if (food?.without === undefined) return { contains, may, isUnsure }
  const left = ~food.without
  // Its substitute may contain something else.
  const instead = contains & food.without ? food.may : 0
  return { contains: contains & left, may: (may & (left | food.may)) | instead, isUnsure }
}

/** The words that begin a phrase without a food: 'for frying', 'to taste', 'if needed'. */
const cutting = new Set(
  'for until to at as if such like about preferably eg ie including see note when because so before after while'.split(' '),
)
/** If no food precedes them, nobody knows what these add: 'stuffed olives'. */
const filling = new Set(['stuffed', 'filled', 'coated', 'dipped'])
const excluding = new Set(['without', 'no', 'not', 'minus', 'except'])

/**
 * The foods of a segment, each with the word that joins it to those before. Cached, as new lines mostly have known segments: 'olive oil',
 * 'chopped'.
 */
const toGroups = remember(findGroups, { most: 5000, longest: 60 })

function findGroups(text: string): { groups: Group[]; isConditional: boolean; isFilled: boolean } {
  const words = readWords(text).filter(({ isAmount }) => !isAmount)
  const items = toItems(words)
  const groups: Group[] = [{ connector: '', items: [] }]
  let isConditional = false
  let isFilled = false
  for (const item of items) {
    const { food, word } = item
    const last = groups.at(-1)
    if (!food && isConnector(word.word)) {
      const connector = word.word === 'or' ? 'or' : 'and'
      isFilled ||= filling.has(word.word) && groups.length === 1 && !groups[0]?.items.some(isNamed)
      groups.push({ connector: excluding.has(word.word) ? 'without' : connector, items: [] })
    } else if (!food && cutting.has(word.word)) {
      isConditional ||= word.word === 'if'
      if (/^(?:to|until|as|if)$/.test(word.word)) break
      if (groups.some(({ items }) => items.some(isNamed))) {
        if (word.word === 'such' || word.word === 'like' || word.word === 'preferably' || word.word === 'including') {
          groups.push({ connector: 'or', items: [] })
          continue
        }
        break
      }
    } else last?.items.push(item)
  }
  return { groups: groups.filter(({ connector, items }) => connector !== 'without' && items.length > 0), isConditional, isFilled }
}

/** Whether an item is a food, known or not, rather than a description. */
function isNamed({ food, word }: Item) {
  return food !== undefined || !isNeutral(word.term)
}

/** The longest known names in some words, from the last word on, as English puts the food last. */
function toItems(words: readonly Word[]): Item[] {
  const items: Item[] = []
  for (let end = words.length - 1; end >= 0; ) {
    const word = words[end]
    if (!word) break
    const food = findFoodAt(words, end)
    const start = end + 1 - (food?.terms.length ?? 1)
    items.push({ word, words: words.slice(start, end + 1), ...(food && { food }) })
    end = start - 1
  }
  return items.reverse()
}

/** The contents of one food; undefined if the words only describe one. */
function readGroup({ items }: Group, next: Group | undefined, isConditional: boolean): Contents | undefined {
  const contents = readItems(items, isConditional)
  const last = next?.items.at(-1)?.word
  if (!contents || !last) return contents
  // 'Egg or rice noodles' may be egg noodles, and 'ancho or guajillo chiles' are chiles.
  const whole = readItems(toItems([...items.flatMap(({ words }) => words), last]), isConditional)
  if (!whole || whole.isUnsure) return contents
  if (contents.isUnsure && countWords(next) > 1 && !items.some(({ food }) => food?.isAnything)) return whole
  return next.connector === 'or' ? { ...contents, may: contents.may | whole.contains | whole.may } : contents
}

function countWords({ items }: Group) {
  return items.reduce((sum, { words }) => sum + words.length, 0)
}

function readItems(items: readonly Item[], isConditional: boolean): Contents | undefined {
  const at = items.findLastIndex(({ food, word }) => (food ? !food.isForm && food.without === undefined : !isNeutral(word.term)))
  if (at < 0) return undefined
  const head = items[at]?.food
  let sum: Contents = head ? { contains: head.contains, may: head.may, isUnsure: head.isAnything } : unknown
  for (const { food, word } of items.slice(0, at)) {
    if (!food && head?.isOfAny && !isNeutral(word.term)) return { ...sum, isUnsure: true }
    if (!food || food.without !== undefined || food.isForm || food.isBrand) continue
    // 'Chicken seasoning' is for chicken.
    if (head?.isFor) sum = { ...sum, may: sum.may | food.contains }
    else sum = { ...sum, contains: sum.contains | food.contains, may: sum.may | food.may }
  }
  for (const [index, { food }] of items.entries()) if (index < at || !isConditional) sum = leaveOut(sum, food)
  return sum
}
