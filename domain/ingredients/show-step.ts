import { type Display, isAsWritten } from './display.ts'
import { findGroups, type MeasureGroup } from './measures.ts'
import { showGroup } from './show-quantity.ts'
import { splitStep } from './split-step.ts'
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

type PlacedPart = { start: number; end: number; part: StepPart }

/**
 * A step for a number of servings in the given units, in parts that join to the displayed text; as written, that is the stored text.
 * Accepts steps with or without their heading. Only amounts of mass and volume scale: times, temperatures, sizes, counts and portions stay.
 */
export function showStep(step: string, display: Display): StepPart[] {
  const parts = findParts(step, display)
  const shown: StepPart[] = []
  let at = 0
  for (const { start, end, part } of parts) {
    if (start > at) shown.push({ kind: 'text', text: step.slice(at, start) })
    shown.push(part)
    at = end
  }
  if (at < step.length || shown.length === 0) shown.push({ kind: 'text', text: step.slice(at) })
  return shown
}

function findParts(step: string, display: Display): PlacedPart[] {
  const { heading } = splitStep(step)
  const times = findTimes(step).map(({ start, end, seconds, atMostSeconds, name }): PlacedPart => {
    const part: StepPart = {
      kind: 'time',
      text: step.slice(start, end),
      seconds,
      ...(atMostSeconds && { atMostSeconds }),
      name: heading || name,
    }
    return { start, end, part }
  })
  const temperatures = showTemperatures(step, isAsWritten(display) ? 'original' : display.units).map(
    ({ start, end, shown }): PlacedPart => ({ start, end, part: { kind: 'temperature', text: shown } }),
  )
  const fixed = [...times, ...temperatures]
  const amounts = findGroups(step)
    .filter((group) => !fixed.some(({ start, end }) => group.start < end && start < group.end))
    .flatMap((group) => toPart(step, group, display))
  return [...fixed, ...amounts].toSorted((one, other) => one.start - other.start)
}

function toPart(step: string, group: MeasureGroup, display: Display): PlacedPart[] {
  const { start, end, main } = group
  const { unit } = main.quantity
  if (!unit || unit.kind === 'count') return []
  const isSized = unit.kind === 'length' || main.isSize || isPortion(step, group)
  if (isSized && group.slashed.length + group.bracketed.length === 0) return []
  const written = step.slice(start, end)
  const text = isAsWritten(display) ? written : showGroup(step, group, isSized ? { ...display, factor: 1 } : display)
  if (isSized && text === written) return []
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
