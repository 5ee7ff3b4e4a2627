import { findFixed, isOfPiece } from './fixed-numbers.ts'
import { findContainer, isMeasured, isWhole, type Lead, toLead } from './ingredient-parser.ts'
import { type MeasureGroup, readMeasureGroup, type Span } from './measures.ts'
import { countWords, fractionSigns } from './numbers.ts'
import { countable, toSingular } from './plurals.ts'

/**
 * An amount after the first one of a line: 'plus 2 tbsp', '(from 3 lemons)', 'or 1 (14 oz) can'. A `fixed` one never scales: the size of a
 * package or of a piece. An `unknown` one may depend on the servings, but can't be scaled reliably. An unreadable number has no `lead`; nor
 * does a `price`. What a thing is cut into stays whole: half of 'cut into 5 slices' makes no sense.
 */
export type OtherAmount = Span & { role: 'scaled' | 'fixed' | 'unknown'; lead?: Lead; price?: number; isWhole?: boolean }

const vague = 'little|few|bit|lot|couple|touch|good|half|third|quarter|small'
const candidate = new RegExp(
  [
    String.raw`(?<![/⁄\p{N}.,])(?:\.?\d|[${fractionSigns}])`,
    String.raw`(?<![\p{L}-])(?:${countWords})(?![\p{L}-])`,
    String.raw`(?<=\b(?:plus|from|and)\s|\+\s)an?(?=\s(?!(?:${vague})(?!\p{L}))\p{L})(?<!\bfrom an?(?=\s(?:jar|can|tin|bottle|packet|tub|bag|box)(?!\p{L})))`,
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
    const earlier = others.at(-1)?.lead ?? lead
    const role = other ? toRole(line, before, other, lead, earlier) : 'unknown'
    others.push({ start: index, end, role, lead: other, isWhole: /\binto\s+(?:about\s+)?$/i.test(before) && !other?.unit })
  }
  return others
}

/** `earlier` is the amount before this one. */
function toRole(line: string, before: string, other: Lead, lead: Lead | undefined, earlier: Lead | undefined): OtherAmount['role'] {
  const { main, group } = other
  const { unit } = main.quantity
  const after = line.slice(other.end)
  const isEach = /^[^,;()]*\b(?:each|apiece|per)\b/i.test(after)
  const made = (!unit || unit.kind === 'count') && !isEach ? toMade(before, lead) : undefined
  if (made) return made
  if (isOfPiece(before, after) && !(isWhole(main) && /\binto\b[^,;()]*$/i.test(before))) return 'fixed'
  if (isPackaged(lead) && /^\s*of\s+$/i.test(before)) return 'fixed'
  if (unit?.kind === 'length') return isOneSection(line, before, other, lead) ? 'unknown' : 'fixed'
  const isSizeOfEach = main.isSize && /[([]\s*$/.test(before)
  // '3 cups cranberries (12-ounce bag)': the bag is the whole amount.
  if (other.isSingle && isSizeOfEach && lead && isWhole(lead.main)) return 'unknown'
  if (other.isSingle) return isPackaged(lead) || !isMeasured(main) || isSizeOfEach ? 'fixed' : 'unknown'
  // '8-inch tortillas (4)'
  if (!unit && lead?.isSingle && /\(\s*$/.test(before)) return 'unknown'
  // '1 cup mashed banana (about 2 large)': a count of the line's own food.
  if (!unit && /[([]\s*(?:about|from|approx(?:imately|\.)?|around|roughly|~)?\s*$/i.test(before) && sizesOfOne.test(after)) return 'scaled'
  // 'Sugar, or up to 3' and '1 tablespoon white and 2 green' use the preceding unit, which may change.
  if (!unit && earlier?.main.quantity.unit?.kind === 'volume' && !namesCountable(after)) return 'unknown'
  if (group.inner && /\bdozen\b/i.test(line.slice(group.inner.start, group.inner.end))) return 'unknown'
  if (!unit) return isCounting(before, group) && /^\s*(?:[\p{L}(×x]|$|[),;/\]+&–-])/u.test(after) ? 'scaled' : 'unknown'
  if (isMeasured(main) && !isCounting(before) && !/(?:\b(?:in|into|with|get|is|for)|\d)\s*$/i.test(before)) return 'unknown'
  const isOne = lead !== undefined && lead.main.quantity.high <= 1
  if (isMeasured(main) && !lead?.unit && /^\s*(?:small|medium|large)\s*[([][^)\]]*$/i.test(before))
    return isOne || isEach ? 'fixed' : 'unknown'
  const isWholeLine =
    isWhole(main) || /^\s*(?:total|altogether|in (?:all|total))\b/i.test(after) || /(?:\bplus|\band|\bor|\+)\s*$/i.test(before)
  // '1 (2-inch) knob ginger (1 oz)': something sized by length isn't a package.
  const isPack = isPackaged(lead) && !lead?.group.bracketed.some((size) => size.quantity.unit?.kind === 'length')
  if (!isPack || !isMeasured(main) || isWholeLine) return 'scaled'
  // In '2 tins, drained (480 g)', it is unclear whether the weight is for each.
  return (isOne && !/\bdrained\b/i.test(before)) || isEach ? 'fixed' : 'unknown'
}

const sizesOfOne = /^\s+(?:(?:very\s+)?(?:extra[- ]large|small|medium|large|big|whole|ripe|sm|med|lg)\b[\s.,-]*)+[)\]]/i

/** Whether a food that is counted in pieces follows. */
function namesCountable(after: string): boolean {
  const words =
    /^[^,;()]*/
      .exec(after)?.[0]
      .split(/[^\p{L}]+/u)
      .filter(Boolean) ?? []
  return words.slice(0, 4).some((word) => countable.has(toSingular(word.toLowerCase())))
}

/**
 * '1½ lb beef, shaped into 6 patties', '1 lime, cut into 8 wedges': what a weight or one thing is divided into scales with it. For '2
 * limes, cut into 8 wedges' and '1 dough, divided into 2 balls' it is unclear.
 */
function toMade(before: string, lead: Lead | undefined): OtherAmount['role'] | undefined {
  const [, verb] = /\b(divided|shaped|formed|portioned|rolled|cut|sliced)\s+(?:in|into)\s+(?:about\s+)?$/i.exec(before) ?? []
  if (!verb || /\beach\b/i.test(before)) return undefined
  if (lead && isMeasured(lead.main) && !isPackaged(lead)) return 'scaled'
  const { low, high } = lead?.main.quantity ?? { low: 0, high: 0 }
  return /cut|sliced/i.test(verb) && low === 1 && high === 1 ? 'scaled' : 'unknown'
}

function isPackaged(lead: Lead | undefined): boolean {
  return lead?.isPackage || lead?.isSingle || (lead?.unit?.isContainer && lead.main.quantity.low >= 1) || false
}

/** '1 tbsp ginger (from a 1-inch piece)': a length that gives the needed amount. */
function isOneSection(line: string, before: string, { end }: Lead, lead: Lead | undefined): boolean {
  if (!lead) return /^(?:an?\s)?$/i.test(before)
  if (lead.main.quantity.high < 1 && /[([]\s*(?:about\s+)?$/i.test(before)) return true
  const isAlone = findContainer(line, end) !== undefined || (isWhole(lead.main) && /^\s*\)/.test(line.slice(end)))
  return isAlone && isMeasured(lead.main) && !isPackaged(lead) && /(?:\(|\b(?:from|or|one|about|an?))\s*$/i.test(before)
}

/** Whether a count follows: 'plus 2', '(from about 3', ', 1'. A share of the whole is not a count: '4 onions, ½ chopped'. */
function isCounting(before: string, group?: MeasureGroup): boolean {
  if (
    /(?:^|[([+~&×:]|\b(?:plus|or|from|about|approx(?:imately|\.)?|roughly|around|of|minus|less|extra|reserved?|used?|using|sub|total|makes?|yields?|serves|to|at least))\s*$/i.test(
      before,
    )
  )
    return true
  return /(?:[,;.–—=/-]|\b(?:and|with))\s*$/i.test(before) && (group?.main.quantity.low ?? 1) >= 1
}
