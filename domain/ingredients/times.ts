import type { Span } from './measures.ts'
import { numberPattern, numberWordPattern, readNumber } from './numbers.ts'

/** A time in a step, in seconds; `atMostSeconds` is the upper end of a range. */
export type Time = Span & { seconds: number; atMostSeconds?: number; name: string }

const number = `(?:${numberPattern}|${numberWordPattern})`
const unit = String.raw`(?:hours?|hrs?\.?|h|minutes?|mins?\.?|seconds?|secs?\.?)(?![\p{L}])`
const part = String.raw`(${number})(?:\s*(?:-|–|—|to|or)\s*(${number}))?[\s-]*(?:more\s+)?(${unit})`
const time = new RegExp(String.raw`(?<![\p{L}\p{N}.,/⁄$-])${part}(?:(?:,?\s+(?:and\s+)?)(?=[\d½⅓⅔¼¾])${part})?`, 'giu')

/** Finds the times for which a timer makes sense. Not 'ten minutes before', '2 minutes short of', 'every 5 minutes' or 'a second pan'. */
export function findTimes(text: string): Time[] {
  return [...text.matchAll(time)].flatMap((match) => {
    const [written, low, high, unit, moreLow, moreHigh, moreUnit] = match
    const end = match.index + written.length
    const before = text.slice(0, match.index)
    const [main, more] = [toSeconds(low, high, unit), toSeconds(moreLow, moreHigh, moreUnit)]
    const [least, most] = [main.least + more.least, main.most + more.most]
    const isTime = least >= 1 && most <= 7 * 24 * 3600 && !/^an?\s+sec/i.test(written)
    if (!isTime || !isTimer(before, text.slice(end))) return []
    const range = most > least && { atMostSeconds: Math.round(most) }
    return [{ start: match.index, end, seconds: Math.round(least), ...range, name: findName(before) }]
  })
}

function isTimer(before: string, after: string): boolean {
  return (
    !/\b(?:every|last|first|final|past|previous|than|within)\s+(?:the\s+)?(?:few\s+)?$/i.test(before) &&
    !/^\s+(?:\w+\s+)?(?:short|before|shy|less|ahead|earlier|ago|apart|per|a side of|early)\b/i.test(after)
  )
}

/** 0 without a number, NaN if the two make no sense. */
function toSeconds(low: string | undefined, high = low, unit = '') {
  if (low === undefined || high === undefined) return { least: 0, most: 0 }
  const size = { h: 3600, m: 60 }[unit.charAt(0).toLowerCase()] ?? 1
  const [least, most] = [readNumber(low) ?? Number.NaN, readNumber(high) ?? Number.NaN]
  return { least: least * size, most: most >= least ? most * size : Number.NaN }
}

const verbs =
  'bake|boil|braise|broil|brown|brush|chill|cook|cool|deep-fry|ferment|freeze|fry|grill|heat|hold|knead|leave|marinate|microwave|mix|parboil|poach|preheat|proof|prove|reduce|refrigerate|rest|rise|roast|sauté|saute|sear|simmer|smoke|soak|stand|steam|steep|stew|stir-fry|stir|sweat|toast|toss|wait|warm|whisk|whip|beat'
const verb = new RegExp(String.raw`(?<![\p{L}-]|\b(?:low|medium|high|gentle|the|off)\s)(?:${verbs})(?![\p{L}-])`, 'giu')

/** The last verb before the time in its sentence: 'Fry' in 'Fry 12 to 14 minutes'; '' if there is none. */
function findName(before: string): string {
  const sentence = before.slice(before.search(/(?:(?<=[.!?:]\s)|^)(?:(?![.!?:]\s).)*$/su))
  const name = sentence.match(verb)?.at(-1)?.toLowerCase() ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}
