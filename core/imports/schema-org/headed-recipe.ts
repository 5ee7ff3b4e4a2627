import { findUnit } from '#packages/ingredients/units.ts'
import { type Document, type Element, findAll, findFirst, readText } from '../read-html.ts'
import { type Line, toIngredients, toInstructions, toItemLine, toLine } from './element-lines.ts'
import { topicOf } from './heading-words.ts'
import { type Piece, readPieces } from './page-pieces.ts'

type Topic = ReturnType<typeof topicOf>

const amount = /[\d½⅓⅔¼¾⅛]/u

const maxHeadings = 50
const maxLines = 150
/** The recipe of a page without markup: the text below its ingredient and step headings, or in elements named accordingly. */
export function findHeaded(page: Document) {
  const { ingredients, steps } = findBelowHeadings(page) ?? findInClasses(page) ?? {}
  if (!ingredients || !steps) return []
  const meta = (name: string) => findFirst(`meta[property="${name}"], meta[name="${name}"]`, page)?.attribs.content
  return [
    {
      '@type': 'Recipe',
      name: findTitle(page, meta('og:title'), meta('og:site_name')),
      description: meta('description') ?? meta('og:description'),
      image: meta('og:image'),
      recipeIngredient: toIngredients(ingredients),
      recipeInstructions: toInstructions(steps),
      isGuessed: true,
    },
  ]
}

/** The main heading that repeats the page's title, or else the first; without a heading, the title minus the site's name at its end. */
function findTitle(page: Document, own = '', site = '') {
  const titles = [own.replace(/\s+/gu, ' ').trim(), readText(findFirst('title', page))]
  const headings = findAll('h1', page).flatMap((heading) => readText(heading) || [])
  const named = headings.find((heading) => titles.join(' ').toLowerCase().includes(heading.toLowerCase()))
  return named ?? headings[0] ?? withoutSite(titles.find(Boolean) ?? '', site)
}

function withoutSite(title: string, site: string) {
  const [, name = title, ending = ''] = /^(.+) [|–—·»-] (.+)$/u.exec(title) ?? []
  return ending.toLowerCase() === site.trim().toLowerCase() ? name : title
}

function findBelowHeadings(page: Document) {
  const pieces = readPieces(page)
  const found = listHeadings(pieces, 'ingredients').flatMap((index) => {
    const ingredients = readBelow(pieces, index)
    const measured = ingredients.filter(({ text }) => amount.test(text))
    return ingredients.length > 1 && measured.length >= ingredients.length / 4 ? [{ index, ingredients }] : []
  })
  const best = found.toSorted((one, other) => other.ingredients.length - one.ingredients.length)[0]
  if (!best) return undefined
  const below = listHeadings(pieces, 'steps')
    .map((at) => ({ at, lines: readBelow(pieces, at) }))
    .filter(({ lines }) => lines.length > 0)
  const steps = (below.find(({ at }) => at > best.index) ?? below[0])?.lines ?? readAfterList(pieces, best.index)
  return steps.length > 0 ? { ingredients: best.ingredients, steps } : undefined
}

/** Steps without a heading: another list or paragraphs after the ingredients. */
function readAfterList(pieces: Piece[], heading: number): Line[] {
  const from = pieces.findIndex(({ item }, at) => at > heading && item)
  const list = pieces[from]?.item?.parent
  const after = pieces.findIndex(({ item }, at) => at > from && item?.parent !== list)
  const rest = pieces.slice(after).filter(({ level }) => level !== 7)
  const next = rest.findIndex(({ item, level }) => item || level !== undefined)
  const paragraphs = rest.slice(0, next < 0 ? undefined : next)
  const other = rest[next]?.item?.parent
  if (paragraphs.some(({ text }) => text.length > 60)) return paragraphs.flatMap(({ text }) => toLine(text)).slice(0, maxLines)
  return other && 'name' in other && other.name === 'ol' ? rest.flatMap(({ item }) => (item?.parent === other ? toItemLine(item) : [])) : []
}

/** The positions of a topic's headings. */
function listHeadings(pieces: Piece[], topic: 'ingredients' | 'steps') {
  const isOne = ({ text, level, item }: Piece) => !item && text.length <= (level ? 60 : 30) && topicOf(text) === topic
  return pieces.flatMap((piece, index) => (isOne(piece) ? [index] : [])).slice(0, maxHeadings)
}

/** The lines below a heading: items if there are any, else paragraphs. */
function readBelow(pieces: Piece[], heading: number): Line[] {
  const { level = 8, text: title = '' } = pieces[heading] ?? {}
  const topic = topicOf(title)
  const rest = pieces.slice(heading + 1, heading + 1 + maxLines * 4)
  const end = rest.findIndex((piece) => endsPart(piece, level, topic))
  const part = end < 0 ? rest : rest.slice(0, end)
  const shape = part.find(({ item }) => item)
  const items = part.filter(({ item, level: own }) => own !== undefined || (item && shape?.item && isAlike(item, shape.item)))
  const isList = items.filter(({ item }) => item).length > 1
  const lines = (isList ? items : part).flatMap(({ text, level: own, item }) => (item ? toItemLine(item) : toLine(text, own !== undefined)))
  return joinAmounts(lines).slice(0, maxLines)
}

const amountAndWord = /^[\d½⅓⅔¼¾⅛][\d½⅓⅔¼¾⅛\s.,/–-]*([\p{L}.]{0,12})$/u

/** Joins amounts with what they measure, where they are on lines of their own. */
function joinAmounts(lines: Line[]): Line[] {
  const isAmount = ({ text }: Line) => amountAndWord.test(text)
  const isSure = (line: Line) => {
    const unit = amountAndWord.exec(line.text)?.[1]
    return unit !== undefined && (unit === '' || findUnit(unit) !== undefined)
  }
  if (!lines.some(isSure) || lines.filter(isAmount).length < lines.length / 4) return lines
  const told = lines.filter(({ isHeading }) => !isHeading)
  const [first, last] = [told[0], told.at(-1)]
  const isBehind = first !== undefined && last !== undefined && !isAmount(first) && isAmount(last)
  // If it isn't clear what an amount measures, none is moved.
  if (first !== undefined && !isAmount(first) && !isBehind) return lines
  const joined: Line[] = []
  let waiting: Line | undefined
  for (const line of isBehind ? lines.toReversed() : lines) {
    if (!isAmount(line)) joined.push(waiting ? { text: `${waiting.text} ${line.text}`, isHeading: false } : line)
    else if (waiting) joined.push(waiting)
    waiting = isAmount(line) ? line : undefined
  }
  const all = waiting ? [...joined, waiting] : joined
  return isBehind ? all.toReversed() : all
}

/** Invitations to follow a blog, common below recipes. */
const network = /\b(?:pinterest|facebook|instagram|tiktok|youtube|newsletter|nieuwsbrief)\b/i

function endsPart({ text, level, item, isTitle }: Piece, own: number, topic: Topic) {
  if (item) return false
  if (isTitle || network.test(text) || (level !== undefined && level < 7 && level <= Math.min(own, 6))) return true
  const other = level !== undefined || text.length <= 30 ? topicOf(text) : undefined
  return other !== undefined && other !== topic
}

/** Whether two items belong to lists in the same part of a page; those of other posts don't. */
function isAlike(one: Element, other: Element) {
  return one.name === other.name && depthOf(one) === depthOf(other)
}

function depthOf(element: Element) {
  let depth = 0
  for (let above = element.parent; above; above = above.parent) depth++
  return depth
}

/** Lists in elements whose classes or ids identify them. */
function findInClasses(page: Document) {
  const ingredients = findNamed(page, ['ingredient'])
  const steps = findNamed(page, ['instruction', 'direction', 'method', 'preparation', 'recipe-step', 'steps', 'procedure'])
  return ingredients.length > 1 && steps.length > 0 ? { ingredients, steps } : undefined
}

function findNamed(page: Document, words: string[]): Line[] {
  const selector = words.map((word) => `[class*="${word}" i], [id*="${word}" i]`).join(', ')
  const parts = findAll(selector, page).filter(({ name }) => !/^(?:body|html|nav|main|script|style|svg|input|button)$/.test(name))
  const lists = parts.slice(0, maxHeadings).map((part) => {
    const items = findAll('li, tr, dt', part)
    return (items.length > 0 ? items : findAll('p', part)).flatMap(toItemLine)
  })
  const most = lists.toSorted((one, other) => other.length - one.length)[0]
  return (most ?? []).slice(0, maxLines)
}
