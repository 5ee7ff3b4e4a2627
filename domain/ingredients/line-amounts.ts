import { findFixed, isOfPiece } from './fixed-numbers.ts'
import { findContainer, isMeasured, isWhole, type Lead, toLead } from './ingredient-parser.ts'
import { type MeasureGroup, readMeasureGroup, type Span } from './measures.ts'
import { countWords } from './numbers.ts'

/**
 * An amount behind the first one of a line: 'plus 2 tbsp', '(from 3 lemons)', 'or 1 (14 oz) can'. A `fixed` one never scales: the size of a
 * package or of a piece. An `unknown` one may depend on the servings, but can't be scaled for sure. A number that can't be read
 * has no `lead`; a `price` has none either.
 */
export type OtherAmount = Span & { role: 'scaled' | 'fixed' | 'unknown'; lead?: Lead; price?: number }

const vague = 'little|few|bit|lot|couple|touch|good|half|third|quarter|small'
const candidate = new RegExp(
  [
    String.raw`(?<![/⁄\p{N}.,])(?:\.?\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])`,
    String.raw`(?<![\p{L}-])(?:${countWords})(?![\p{L}-])`,
    String.raw`(?<=\b(?:plus|from|and)\s|\+\s)an?(?=\s(?!(?:${vague})(?!\p{L}))\p{L})`,
    String.raw`(?<=\b(?:about|from|of|plus|or)\s|\()half\s+an?(?!\p{L})`,
  ].join('|'),
  'giu',
)

/** The amounts and all other numbers of a line from `start` on. */
export function findOthers(line: string, start: number, lead?: Lead): OtherAmount[] {
  const fixed = findFixed(line)
  const others: OtherAmount[] = []
  for (const { 0: found, index } of line.matchAll(candidate)) {
    if (index < Math.max(start, others.at(-1)?.end ?? 0) || fixed.some((span) => span.start <= index && index < span.end)) continue
    const price = /[$£€]\s?$/.test(line.slice(0, index)) && /^\d+(?:\.\d\d)?(?![\d.,])/.exec(line.slice(index))?.[0]
    if (price) others.push({ start: index, end: index + price.length, role: 'scaled', price: Number(price) })
    if (price) continue
    const isWord = /^\p{L}/u.test(found)
    const before = line.slice(start, index)
    if (isWord && /^one$/i.test(found) && !isCounting(before)) continue
    const group = readMeasureGroup(line, index, isWord ? 'with-words' : undefined)
    const other = group && toLead(line, group)
    const end = other ? Math.max(other.end, other.isPackage ? other.foodStart : 0) : index + 1
    others.push({ start: index, end, role: other ? toRole(line, before, other, lead) : 'unknown', lead: other })
  }
  return others
}

function toRole(line: string, before: string, other: Lead, lead: Lead | undefined): OtherAmount['role'] {
  const { main, group } = other
  const { unit } = main.quantity
  const after = line.slice(other.end)
  const made = !unit || unit.kind === 'count' ? toMade(before, lead) : undefined
  if (made) return made
  if (isOfPiece(before, after) && !(isWhole(main) && /\binto\b[^,;()]*$/i.test(before))) return 'fixed'
  if (isPackaged(lead) && /^\s*of\s+$/i.test(before)) return 'fixed'
  if (unit?.kind === 'length') return isOneSection(line, before, other, lead) ? 'unknown' : 'fixed'
  if (other.isSingle) return isPackaged(lead) || !isMeasured(main) ? 'fixed' : 'unknown'
  if (!unit) return isCounting(before, group) && /^\s*(?:[\p{L}(×x]|$|[),;/\]+&–-])/u.test(after) ? 'scaled' : 'unknown'
  if (isMeasured(main) && !isCounting(before) && !/(?:\b(?:in|into|with|get|is|for)|\d)\s*$/i.test(before)) return 'unknown'
  if (isMeasured(main) && !lead?.unit && /^\s*(?:small|medium|large)\s*[([]$/i.test(before)) return 'fixed'
  const isWholeLine =
    isWhole(main) || /^\s*(?:total|altogether|in (?:all|total))\b/i.test(after) || /(?:\bplus|\band|\bor|\+)\s*$/i.test(before)
  return isPackaged(lead) && isMeasured(main) && !isWholeLine ? 'fixed' : 'scaled'
}

/** '1½ lb beef, shaped into 6 patties': what a weight is divided into scales with it. Of '1 dough, divided into 2 balls' nobody knows. */
function toMade(before: string, lead: Lead | undefined): OtherAmount['role'] | undefined {
  const [, verb] = /\b(divided|shaped|formed|portioned|rolled|cut|sliced)\s+(?:in|into)\s+(?:about\s+)?$/i.exec(before) ?? []
  if (!verb || /\beach\b/i.test(before)) return undefined
  if (lead && isMeasured(lead.main) && !isPackaged(lead)) return 'scaled'
  return /cut|sliced/i.test(verb) ? undefined : 'unknown'
}

function isPackaged(lead: Lead | undefined): boolean {
  return lead?.isPackage || lead?.isSingle || (lead?.unit?.isContainer && lead.main.quantity.low >= 1) || false
}

/** '1 tbsp ginger (from a 1-inch piece)': a length that says how much is needed. */
function isOneSection(line: string, before: string, { end }: Lead, lead: Lead | undefined): boolean {
  if (!lead) return /^(?:an?\s)?$/i.test(before)
  if (lead.main.quantity.high < 1 && /[([]\s*(?:about\s+)?$/i.test(before)) return true
  const isAlone = findContainer(line, end) !== undefined || (isWhole(lead.main) && /^\s*\)/.test(line.slice(end)))
  return isAlone && isMeasured(lead.main) && !isPackaged(lead) && /(?:\(|\b(?:from|or|one|about|an?))\s*$/i.test(before)
}

/** Whether a count follows: 'plus 2', '(from about 3', ', 1'. A share of the whole does not: '4 onions, ½ chopped'. */
function isCounting(before: string, group?: MeasureGroup): boolean {
  if (
    /(?:^|[([+~&×:]|\b(?:plus|or|from|about|approx(?:imately|\.)?|roughly|around|of|minus|less|extra|reserved?|used?|using|sub|total|makes?|yields?|serves|to|at least))\s*$/i.test(
      before,
    )
  )
    return true
  return /(?:[,;.–—=/-]|\b(?:and|with))\s*$/i.test(before) && (group?.main.quantity.low ?? 1) >= 1
}
