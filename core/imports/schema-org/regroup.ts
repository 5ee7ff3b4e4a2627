import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { type Line, toItemLine } from './element-lines.ts'
import { topicOf } from './heading-words.ts'
import { isControl } from './page-controls.ts'
import type { Piece } from './page-pieces.ts'

type Recipe = SourceRecordOf<'recipe'>
type Entry<Item> = { item: Item; text: string }
type Group<Item> = { heading: string | undefined; items: (Item | string)[] }

/** How many other pieces (advertisements, buttons) may be between two lines of a list. */
const maxGap = 6
const maxStarts = 30
const minMatched = 0.8

/**
 * Completes a recipe from its page with the groups and lines that its markup leaves out, and the notes below it: the markup's lines are
 * located in the page, and the headings and items between them are added.
 */
export function addFromPage(recipe: Recipe, pieces: Piece[]): Recipe {
  const lines = recipe.ingredients.flatMap((group) => group.lines.map((text) => ({ item: text, text })))
  const steps = recipe.steps.flatMap((group) => group.steps.map((item) => ({ item, text: item.text })))
  const isFlat = (groups: { heading?: string | undefined }[]) => groups.every(({ heading }) => !heading)
  const listed = isFlat(recipe.ingredients) ? findGroups(lines, pieces, 'ingredients') : undefined
  const told = isFlat(recipe.steps) ? findGroups(steps, pieces, 'steps') : undefined
  return {
    ...recipe,
    ...(listed && { ingredients: listed.groups.map(({ heading, items }) => ({ heading, lines: items })) }),
    ...(told && {
      steps: told.groups.map(({ heading, items }) => ({
        heading,
        steps: items.map((item) => (typeof item === 'string' ? { text: item } : item)),
      })),
    }),
  }
}

function findGroups<Item>(entries: Entry<Item>[], pieces: Piece[], topic: 'ingredients' | 'steps') {
  const found = findRun(entries, pieces)
  if (!found) return undefined
  const groups: Group<Item>[] = []
  const add = (item: Item | string) => {
    const last = groups.at(-1)
    if (last) last.items.push(item)
    else groups.push({ heading: undefined, items: [item] })
  }
  const first = found[0]?.at ?? 0
  const inside = listHeadings(found, pieces)
  const before = findHeadingBefore(pieces, first, inside)
  if (before) groups.push({ heading: before, items: [] })
  let has = false
  let next = 0
  for (const { entry, at } of found) {
    // Lines that the page words differently stay where they were.
    for (; next < entry; next++) add((entries[next] as Entry<Item>).item)
    next = entry + 1
    const heading = inside.get(at)
    if (heading) groups.push({ heading, items: [] })
    for (const line of topic === 'ingredients' ? listMissing(found, at, pieces) : []) {
      add(line)
      has = true
    }
    add((entries[entry] as Entry<Item>).item)
  }
  for (; next < entries.length; next++) add((entries[next] as Entry<Item>).item)
  if (topic === 'ingredients')
    for (const line of listFollowing(found, pieces)) {
      add(line)
      has = true
    }
  const kept = groups.filter(({ items }) => items.length > 0)
  return has || kept.some(({ heading }) => heading) ? { groups: kept } : undefined
}

type Match = { entry: number; at: number }

/** The positions of the entries in a page, in order; undefined if it lacks most of them. */
function findRun<Item>(entries: Entry<Item>[], pieces: Piece[]): Match[] | undefined {
  const keys = entries.map(({ text }) => toKey(text))
  if (keys.length < 2) return undefined
  const texts = pieces.map(({ text }) => toKey(text))
  const starts = texts.flatMap((text, at) => (isSame(text, keys[0]) || isSame(text, keys[1]) ? [at] : [])).slice(0, maxStarts)
  let best: Match[] = []
  for (const start of starts) {
    const run: Match[] = []
    let entry = 0
    for (let at = start, gap = 0; at < texts.length && entry < keys.length && gap <= maxGap; at++) {
      const ahead = [0, 1, 2].find((step) => isSame(texts[at], keys[entry + step]))
      gap = ahead === undefined ? gap + 1 : 0
      if (ahead === undefined) continue
      run.push({ entry: entry + ahead, at })
      entry += ahead + 1
    }
    if (run.length > best.length) best = run
  }
  return best.length > 1 && best.length >= keys.length * minMatched ? best : undefined
}

/** Letters and digits only, with '½' as '1/2'. */
function toKey(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether texts are the same, or one has a little more. */
function isSame(text = '', key = '') {
  if (text === '' || key === '') return false
  if (text === key) return true
  const [short, long] = text.length < key.length ? [text, key] : [key, text]
  return short.length > 5 && short.length >= long.length * 0.7 && long.includes(short)
}

/** The headings right before lines, by the line's position. */
function listHeadings(found: Match[], pieces: Piece[]) {
  const headings = new Map<number, string>()
  for (const [index, { at }] of found.entries()) {
    const last = found[index - 1]
    if (!last) continue
    const between = pieces.slice(last.at + 1, at).filter((piece) => isHeading(piece, pieces[at]))
    const heading = between.findLast(({ level }) => level !== undefined) ?? between.at(-1)
    if (heading) headings.set(at, toHeading(heading.text))
  }
  return headings
}

function findHeadingBefore(pieces: Piece[], first: number, inside: Map<number, string>) {
  const before = pieces.slice(Math.max(0, first - 3), first).findLast((piece) => isHeading(piece, pieces[first]))
  if (!before || topicOf(before.text) !== undefined) return undefined
  return inside.size > 0 || /^(?:for the|für (?:den|die|das)|pour l)/i.test(before.text) ? toHeading(before.text) : undefined
}

function isHeading({ text, level, item, isTitle }: Piece, line: Piece | undefined) {
  if (text.length > 80 || isTitle || isControl(text) || /^[\d½⅓⅔¼¾⅛]/u.test(text)) return false
  if (item) return toItemLine(item)[0]?.isHeading === true
  if (topicOf(text) === 'others') return false
  return level !== undefined || (line?.item !== undefined && text.length <= 50 && !/[.!?]$/.test(text))
}

function toHeading(text: string) {
  return text.replace(/\s*:$/, '').trim()
}

/** Items of the same list right before a line that the markup lacks. */
function listMissing(found: Match[], at: number, pieces: Piece[]) {
  const last = found[found.findIndex((match) => match.at === at) - 1]
  const list = pieces[at]?.item?.parent
  const between = last ? pieces.slice(last.at + 1, at) : []
  return between.flatMap((piece) => toMissing(piece, list))
}

/** Items that follow in the list of the last line. */
function listFollowing(found: Match[], pieces: Piece[]) {
  const at = found.at(-1)?.at ?? 0
  const list = pieces[at]?.item?.parent
  const rest = pieces.slice(at + 1)
  const end = rest.findIndex(({ item }) => item?.parent !== list)
  return list ? rest.slice(0, end < 0 ? undefined : end).flatMap((piece) => toMissing(piece, list)) : []
}

function toMissing({ item, text }: Piece, list: unknown): string[] {
  if (!item || item.parent !== list || isControl(text) || text.length > 300) return []
  return toItemLine(item).flatMap((line: Line) => (line.isHeading ? [] : line.text))
}
