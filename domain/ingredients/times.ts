import { numberPattern, numberWordPattern, readNumber } from './numbers.ts'

/** A time in a step, in seconds; `atMostSeconds` is the upper end of a range. */
export type Time = { start: number; end: number; seconds: number; atMostSeconds?: number; name: string }

const number = `(?:${numberPattern}|${numberWordPattern})`
const unit = String.raw`(?:hours?|hrs?\.?|h|minutes?|mins?\.?|seconds?|secs?\.?)(?![\p{L}])`
const part = String.raw`(?:${number})(?:\s*(?:-|–|—|to|or)\s*(?:${number}))?[\s-]*(?:more\s+)?${unit}`
const time = new RegExp(String.raw`(?<![\p{L}\p{N}.,/⁄$-])${part}(?:(?:,?\s+(?:and\s+)?)(?=[\d½⅓⅔¼¾])${part})?`, 'giu')
const pieces = new RegExp(
  String.raw`(?<low>${number})(?:\s*(?:-|–|—|to|or)\s*(?<high>${number}))?[\s-]*(?:more\s+)?(?<unit>hours?|hrs?|h|minutes?|mins?|seconds?|secs?)`,
  'giu',
)

/** Finds the times for which a timer makes sense. Not 'ten minutes before', '2 minutes short of', 'every 5 minutes' or 'a second pan'. */
export function findTimes(text: string): Time[] {
  return [...text.matchAll(time)].flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    const length = !/^an?\s+sec/i.test(match[0]) && isTimer(text.slice(0, start), text.slice(end)) ? readTime(match[0]) : undefined
    return length ? [{ start, end, ...length, name: findName(text.slice(0, start)) }] : []
  })
}

function isTimer(before: string, after: string): boolean {
  return (
    !/\b(?:every|last|first|final|past|previous|than|within)\s+(?:the\s+)?(?:few\s+)?$/i.test(before) &&
    !/^\s+(?:\w+\s+)?(?:short|before|shy|less|ahead|earlier|ago|apart|per|a side of|early)\b/i.test(after)
  )
}

function readTime(text: string): { seconds: number; atMostSeconds?: number } | undefined {
  let seconds = 0
  let atMostSeconds = 0
  for (const { groups } of text.matchAll(pieces)) {
    const low = readNumber(groups?.low ?? '')
    const high = readNumber(groups?.high ?? groups?.low ?? '')
    if (low === undefined || high === undefined || high < low) return undefined
    seconds += low * toSeconds(groups?.unit ?? '')
    atMostSeconds += high * toSeconds(groups?.unit ?? '')
  }
  if (seconds < 1 || atMostSeconds > 7 * 24 * 3600) return undefined
  return { seconds: Math.round(seconds), ...(atMostSeconds > seconds && { atMostSeconds: Math.round(atMostSeconds) }) }
}

function toSeconds(unit: string): number {
  if (/^h/i.test(unit)) return 3600
  return /^m/i.test(unit) ? 60 : 1
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
