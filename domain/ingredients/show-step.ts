import type { Display } from './display.ts'
import { findGroups, listMeasures, type MeasureGroup, type Span } from './measures.ts'
import { showGroup } from './show-quantity.ts'
import { showTemperatures } from './temperatures.ts'
import { findTimes } from './times.ts'

/**
 * A part of a step: plain text, an amount, a temperature or a time. A time has its duration in seconds (for a range the lower end, with the
 * upper end in `atMostSeconds`) and a `name` for its timer: the step's heading, else the verb before it, else ''.
 */
export type StepPart = {
  kind: 'text' | 'amount' | 'temperature' | 'time'
  text: string
  seconds?: number
  atMostSeconds?: number
  name?: string
}

/** A step in parts, after its heading if it has one. */
export type ShownStep = { heading: string; parts: StepPart[] }

type PlacedPart = Span & { part: StepPart }

/**
 * A step for a number of servings in the given units. The parts join to the displayed text; as written, that is the stored text. Only amounts
 * of mass and volume scale: times, temperatures, sizes, counts and portions stay.
 */
export function showStep(step: string, display: Display): ShownStep {
  const { heading, text } = splitStep(step)
  const parts = showText(text, display).map((part) => (part.kind === 'time' ? { ...part, name: heading || part.name } : part))
  const shownHeading = showText(heading, display).map((part) => part.text)
  return { heading: shownHeading.join(''), parts }
}

/** Splits 'Mix the sauce: Stir …'. A heading has at most six words; any other step stays whole in `text`. */
export function splitStep(step: string) {
  const [, heading = '', text = step] = /^(\p{Lu}[^:.!?]{2,48}):\s+(\S[\s\S]*)$/u.exec(step) ?? []
  return heading.split(/\s+/).length <= 6 ? { heading, text } : { heading: '', text: step }
}

function showText(text: string, display: Display): StepPart[] {
  const placed = findParts(text, display)
  const ends = [0, ...placed.map(({ end }) => end)]
  const parts = placed.flatMap(({ start, part }, index) => [toPlain(text.slice(ends[index], start)), part])
  return [...parts, toPlain(text.slice(ends.at(-1)))].filter((part) => part.text !== '')
}

function toPlain(text: string): StepPart {
  return { kind: 'text', text }
}

function findParts(text: string, display: Display): PlacedPart[] {
  const times = findTimes(text).map(({ start, end, ...time }): PlacedPart => {
    return { start, end, part: { kind: 'time', text: text.slice(start, end), ...time } }
  })
  const temperatures = showTemperatures(text, display.units).map(({ start, end, shown }): PlacedPart => {
    return { start, end, part: { kind: 'temperature', text: shown } }
  })
  const fixed = [...times, ...temperatures]
  const amounts = findGroups(text)
    .filter((group) => !fixed.some(({ start, end }) => group.start < end && start < group.end))
    .flatMap((group) => toAmount(text, group, display))
  return [...fixed, ...amounts].toSorted((one, other) => one.start - other.start)
}

function toAmount(step: string, group: MeasureGroup, display: Display): PlacedPart[] {
  const { start, end, main } = group
  const { unit } = main.quantity
  if (!unit || unit.kind === 'count') return []
  const isSized = unit.kind === 'length' || main.isSize || isPortion(step, group)
  if (isSized && listMeasures(group).length === 1) return []
  const text = showGroup(step, group, isSized ? { ...display, factor: 1 } : display)
  if (isSized && text === step.slice(start, end)) return []
  return [{ start, end, part: { kind: isSized ? 'text' : 'amount', text } }]
}

const vessel =
  'skillet|pan|saucepan|pot|oven|dish|bowl|jar|saucier|stockpot|casserole|ramekins?|mold|tin|measure|measuring|scoop|ladle|balls?|patt(?:y|ies)|portions?|pieces?|scoops?|mounds?|rounds?|steaks?|cubes?|cookies?|servings?'
const sized = new RegExp(String.raw`^(?:\s+[\p{L}-]+){0,2}?\s+(?:${vessel})(?![\p{L}])`, 'iu')

/** An amount per piece: 'spoon ⅓ cup over each', '½ cup at a time', 'into 1 oz balls', 'a 2 quart dish'. */
function isPortion(step: string, { start, end }: MeasureGroup): boolean {
  const before = /[^.!?;]*$/.exec(step.slice(0, start))?.[0] ?? ''
  const after = step.slice(end)
  const clause = `${before} ${/^[^.!?;]*/.exec(after)?.[0] ?? ''}`
  return /\b(?:each|every|apiece|per|all but|at a time|a time|a round)\b/i.test(clause) || (!/^\s+of\b/i.test(after) && sized.test(after))
}
