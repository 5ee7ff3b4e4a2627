import { findTemperatures } from '#domain/ingredients/temperatures.ts'
import { findTimes } from '#domain/ingredients/times.ts'

/** Minutes of a step that names no time. */
export const assumedMinutes = 5

/**
 * What a step takes: minutes, whether they are written in it, assumed or the cook's own figure; whether the cook is busy with it; the heat of the oven in °F, if it
 * needs the oven, and whether it is done while the step before goes on.
 */
export type StepNeeds = {
  minutes: number
  source: 'written' | 'assumed' | 'own'
  isBusy: boolean
  oven?: number | 'unknown'
  isMeanwhile: boolean
}

/** Of the names that `findTimes` gives, those of times in which the cook may go away. */
const unattended =
  /^(?:bake|braise|chill|cool|ferment|freeze|marinate|poach|proof|prove|refrigerate|rest|rise|roast|simmer|smoke|soak|stand|steam|steep|stew|wait|leave)$/i
const attended = /\b(?:stirring|whisking|turning|tossing|flipping|basting|skimming)\b/i
const inOven = /(?<!\bdutch )\b(?:bake|roast|broil)\b|\bin(?:to)? the (?:hot |warm )?oven\b/i
/** What bakes while something else is done. */
const besides = /\b(?:while|as|whilst)\b[^,.;]*/gi
const meanwhile = /^(?:[^:.]{1,60}:\s)?(?:meanwhile|in the meantime|while)\b/i
const broilerHeat = 550

/** What the steps of a recipe take. `own` has the cook's own minutes, by the place of the step. An oven stays as hot as an earlier step made it. */
export function toStepNeeds(steps: readonly string[], own: Readonly<Record<string, number>> = {}): StepNeeds[] {
  let heat: number | undefined
  return steps.map((text, place) => {
    heat = findHeat(text) ?? heat
    const times = findTimes(text)
    const written = Math.ceil(times.reduce((sum, { seconds, atMostSeconds = seconds }) => sum + atMostSeconds, 0) / 60)
    const mine = own[place]
    const oven = inOven.test(text.replace(besides, ''))
      ? { oven: heat ?? (/\bbroil\b/i.test(text) ? broilerHeat : ('unknown' as const)) }
      : {}
    return {
      minutes: mine ?? (written || assumedMinutes),
      source: toSource(mine, written),
      isBusy: times.length === 0 || attended.test(text) || times.some(({ name }) => !unattended.test(name)),
      ...oven,
      isMeanwhile: place > 0 && meanwhile.test(text),
    }
  })
}

function toSource(mine: number | undefined, written: number) {
  if (mine !== undefined) return 'own'
  return written > 0 ? 'written' : 'assumed'
}

/** The heat that a step sets the oven to, in °F: 'Heat the oven to 275°F', 'bake at 180°C'. */
function findHeat(text: string) {
  const heats = findTemperatures(text).filter(({ start, isDifference }) => !isDifference && isOvens(text.slice(0, start)))
  const first = heats[0]
  return first && (first.scale === 'F' ? first.low : Math.round((first.low * 9) / 5 + 32))
}

/** Whether a temperature after these words is the oven's: in its sentence comes the oven first, or 'bake at'. */
function isOvens(before: string) {
  const sentence = before.slice(before.search(/[^.!?]*$/))
  return /(?<!\bdutch )\bovens?\b[^,;]*\bto\s+$/i.test(sentence) || /\b(?:bake|roast)\b[^,;]*\bat\s+$/i.test(sentence)
}
