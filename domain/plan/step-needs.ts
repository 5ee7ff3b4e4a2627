import { findTemperatures, toDegrees } from '#packages/ingredients/temperatures.ts'
import { findTimes, type Time } from '#packages/ingredients/times.ts'
import type { Heat } from './oven.ts'

/** The assumed minutes of a step that names no time. */
export const assumedMinutes = 5

/**
 * What a step takes: its minutes, whether written, assumed or the cook's own; whether it keeps the cook busy; the oven temperature that it
 * needs or sets for a later step, with the scale in which it is written; and whether it happens during the step before.
 */
export type StepNeeds = {
  minutes: number
  source: 'written' | 'assumed' | 'own'
  isBusy: boolean
  oven?: Heat
  setsOven?: Heat
  scale?: 'F' | 'C'
  isMeanwhile: boolean
}

/** The names from `findTimes` of times during which the cook may leave. */
const unattended =
  /^(?:bake|braise|chill|cool|ferment|freeze|marinate|poach|proof|prove|refrigerate|rest|rise|roast|simmer|smoke|soak|stand|steam|steep|stew|wait|leave)$/i
const attended = /\b(?:stirring|whisking|turning|tossing|flipping|basting|skimming)\b/i
/** 'Slice the roast' needs no oven. */
const inOven =
  /(?<!\bdutch )\b(?:bake|(?<!\b(?:the|your|an?|this|pot|rib|pork|beef|lamb|chuck|of)\s)roast|broil)\b|\bin(?:to)? the (?:hot |warm )?oven\b/i
/** Where food needs no attention, whatever the step calls it. */
const handsFree =
  /\b(?:slow[- ]cooker|crock[- ]?pot|fridge|refrigerat\p{L}*|freezer|overnight|marinat\p{L}*|pressure[- ]cooker|instant pot|sous vide|pressure[- ]cook)\b/iu
/** Nobody stands beside a pot for this long. */
const longestAttended = 2 * 3600
const overnightMinutes = 8 * 60
/** What bakes while something else is done. */
const besides = /\b(?:while|as|whilst)\b[^,.;]*/gi
const meanwhile = /^(?:[^:.]{1,60}:\s)?(?:meanwhile|in the meantime|while)\b/i
const heatsOven = /\b(?:pre-?)?heat (?:the |your |an )?oven\b/i

/**
 * What the steps of a recipe take. `own` has the cook's own minutes, by step index. An oven keeps the temperature that an earlier step set.
 */
export function toStepNeeds(steps: readonly string[], own: Readonly<Record<string, number>> = {}): StepNeeds[] {
  let known: SetHeat | undefined
  return steps.map((text, place) => {
    const set = findHeat(text)
    known = set ?? known
    const times = findTimes(text)
    const isOvernight = times.length === 0 && /\bovernight\b/i.test(text)
    const written = isOvernight ? overnightMinutes : Math.ceil(addTimes(text, times) / 60)
    const mine = own[place]
    return {
      minutes: mine ?? (written || assumedMinutes),
      source: toSource(mine, written),
      isBusy: isBusy(text, times, isOvernight),
      ...toOvenNeeds(text, set, known),
      isMeanwhile: place > 0 && meanwhile.test(text),
    }
  })
}

/** The total seconds of all times in a step; of two alternatives ('low for 8 hours or high for 4'), the longer. */
function addTimes(text: string, times: readonly Time[]) {
  const lengths: number[] = []
  for (const [index, { start, seconds, atMostSeconds = seconds }] of times.entries()) {
    const between = text.slice(times[index - 1]?.end ?? start, start)
    const isChoice = /^[^.;]{0,60}(?:\bor\b|\/)[^.;]{0,40}$|^[^.;]{0,60}[.;]\s*(?:alternatively|or),?\s[^.;]{0,40}$/i.test(between)
    lengths.push(isChoice ? Math.max(lengths.pop() ?? 0, atMostSeconds) : atMostSeconds)
  }
  return lengths.reduce((sum, length) => sum + length, 0)
}

function isBusy(text: string, times: readonly Time[], isOvernight: boolean) {
  if (isOvernight) return false
  if (times.length === 0) return true
  if (attended.test(text) && times.some(({ seconds }) => seconds < longestAttended)) return true
  const isLeft = handsFree.test(text)
  return times.some(
    ({ name, seconds }) =>
      seconds < longestAttended && !unattended.test(name) && !(isLeft && /^(?:cook|heat|hold|warm|pressure cook)?$/i.test(name)),
  )
}

type SetHeat = { heat: number; scale: 'F' | 'C' }

function toOvenNeeds(text: string, set: SetHeat | undefined, known: SetHeat | undefined): Pick<StepNeeds, 'oven' | 'setsOven' | 'scale'> {
  if (!inOven.test(text.replace(besides, ''))) {
    if (set) return { setsOven: set.heat, scale: set.scale }
    return heatsOven.test(text) ? { setsOven: 'unknown' } : {}
  }
  if (/\bbroil\b/i.test(text) && !set) return { oven: 'broiler' }
  return known ? { oven: known.heat, scale: known.scale } : { oven: 'unknown' }
}

function toSource(mine: number | undefined, written: number) {
  if (mine !== undefined) return 'own'
  return written > 0 ? 'written' : 'assumed'
}

/** The temperature that a step sets the oven to, in °F, and the scale in which it is written: 'Heat the oven to 275°F', 'bake at 180°C'. */
function findHeat(text: string): SetHeat | undefined {
  const heats = findTemperatures(text).filter(({ start, isDifference }) => !isDifference && isOvens(text.slice(0, start)))
  const first = heats[0]
  return first && { heat: first.scale === 'F' ? first.low : Math.round(toDegrees(first.low, 'F')), scale: first.scale }
}

/** Whether a temperature after these words is the oven's: its sentence mentions the oven before it, or says 'bake at'. */
function isOvens(before: string) {
  const sentence = before.slice(before.search(/[^.!?]*$/))
  return (
    /(?<!\bdutch )\bovens?\b(?:[^,;]*\b(?:to|at)\s+|\s*[(:,]?\s*)$/i.test(sentence) || /\b(?:bake|roast)\b[^,;]*\bat\s+$/i.test(sentence)
  )
}
