import type { Span } from './measures.ts'
import { numberPattern, numberWordPattern, readNumber } from './numbers.ts'
import { remember } from './remember.ts'
import { isInAddress } from './web-addresses.ts'

/** A time in a step, in seconds; `atMostSeconds` is the upper end of a range. */
export type Time = Span & { seconds: number; atMostSeconds?: number; name: string }

/** A time whose unit has `size` seconds. It is nonsense if `least` or `most` is NaN. */
type Piece = Span & { least: number; most: number; size: number }

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const number = String.raw`(?:another(?=\s+(?:full\s+)?(?:hour|minute)(?!\p{L}))|${numberPattern}|(?:${tens.join('|')})(?:[\s-]${numberWordPattern})?(?![\p{L}-])|${numberWordPattern})`
const share = String.raw`(?:(?:(?:an?|one)[\s-])?(?:half|quarter)|three[\s-]quarters?)`
const amount = String.raw`(?:(?:${number}\sand\s|(?:one|two|three|four)-and-)?${share}(?![\p{L}])|${number})`
const unit = String.raw`(?:hours?|hrs?\.?|h|minutes?|mins?\.?|seconds?|secs?\.?)(?![\p{L}])`
// A hyphen can separate two times.
const alone = String.raw`(?<![\p{L}\p{N}.,/⁄$]|\d:|(?<!\d\s?${unit})-)`
const clock = String.raw`(?<hours>\d{1,2})\s?hr?\s?(?<minutes>[0-5]?\d)(?:\s?m(?:in(?:ute)?s?)?|(?<=h[0-5]\d))(?![\p{L}\p{N}])`
const range = String.raw`(?<low>${amount})(?:\s*(?:-|–|—|to|or)\s*(?<high>${amount}))?`
const measured = String.raw`${range}(?:\s+of\s+an?|(?<=half|½)\s+an)?[\s-]*(?:(?:more|additional|further|extra|full|whole)\s+)?(?<unit>${unit})(?:\s+and\s+(?<rest>(?:an?|one|three)[\s-](?:half|quarters?)(?![\p{L}])))?`
const piece = new RegExp(`${alone}(?:${clock}|${measured})`, 'giu')

/** Finds the times for which a timer makes sense. Not 'ten minutes before', '2 minutes short of', 'every 5 minutes' or 'a second pan'. */
export const findTimes = remember(readTimes, { most: 1000 })

function readTimes(text: string): readonly Time[] {
  const sums = join([...text.matchAll(piece)].map(toPiece), (one, next) => {
    const isSum = next.size < one.size && isAddition(text, one, next)
    return isSum ? { ...one, end: next.end, least: one.least + next.least, most: one.most + next.most } : undefined
  })
  const ranges = join(sums, (one, next) => {
    const isRange = next.least > one.most && isUpTo(text, one, next)
    return isRange ? { ...one, end: next.end, most: next.most } : undefined
  })
  return ranges.flatMap(({ start, end, least, most }) => {
    const before = text.slice(0, start)
    const isTime = least >= 1 && most <= 7 * 24 * 3600 && !/^an?\s+sec/i.test(text.slice(start, end))
    if (!isTime || isInAddress(text, start) || !isTimer(before, text.slice(end))) return []
    const range = most > least && { atMostSeconds: Math.round(most) }
    return [{ start, end, seconds: Math.round(least), ...range, name: findName(before) }]
  })
}

function toPiece({ 0: { length }, index: start, groups = {} }: RegExpExecArray): Piece {
  const { hours, minutes, low = '', high = low, unit = '', rest = '' } = groups
  const place = { start, end: start + length }
  if (hours) return { ...place, least: toSeconds(hours, minutes), most: toSeconds(hours, minutes), size: 60 }
  const size = { h: 3600, m: 60 }[unit.charAt(0).toLowerCase()] ?? 1
  const least = (readAmount(low) + readShare(rest)) * size
  const most = (readAmount(high) + readShare(rest)) * size
  return { ...place, least, most: most >= least ? most : Number.NaN, size }
}

function toSeconds(hours: string, minutes = ''): number {
  return Number(hours) * 3600 + Number(minutes) * 60
}

/** Joins neighbours of which `toOne` makes one. */
function join(pieces: Piece[], toOne: (one: Piece, next: Piece) => Piece | undefined): Piece[] {
  const joined: Piece[] = []
  for (const next of pieces) {
    const last = joined.at(-1)
    const one = last && toOne(last, next)
    joined.splice(one ? -1 : joined.length, 1, one ?? next)
  }
  return joined
}

/** '1 hour 20 minutes', 'an hour and ten minutes'. */
function isAddition(text: string, one: Span, next: Span): boolean {
  const between = text.slice(one.end, next.start)
  return /^,?\s+and\s+$/i.test(between) || (/^,?\s*$/.test(between) && /^[\d½⅓⅔¼¾]/.test(text.slice(next.start)))
}

/** '45 minutes to 1 hour', 'between 45 minutes and 1 hour'. */
function isUpTo(text: string, one: Span, next: Span): boolean {
  const between = text.slice(one.end, next.start)
  return /^\s*(?:-|–|—|\bto\b)\s*$/i.test(between) || (/^\s+and\s+$/i.test(between) && /\bbetween\s+$/i.test(text.slice(0, one.start)))
}

function isTimer(before: string, after: string): boolean {
  return (
    !/\b(?:every|last|first|final|past|previous|than|within)\s+(?:the\s+)?(?:few\s+)?$/i.test(before) &&
    !/\b(?:have|has|had|you[’']ve|been)\s+(?:been\s+)?\p{L}+(?:ed|ing)\b[^.!?;]*\bfor\s+(?:about\s+)?$/iu.test(before) &&
    !/^\s+(?:\w+\s+)?(?:short|prior|shy|less|ahead|earlier|ago|apart|per(?!\s+side)|a side of|early)\b/i.test(after) &&
    // 'Rest for 10 minutes before cutting' is a time, '10 minutes before dinner' is not.
    (/\bfor\s+(?:(?:about|around|another|at least|up to|a further|an additional)\s+)*$/i.test(before) ||
      !/^\s+(?:\w+\s+)?before\b/i.test(after))
  )
}

/** 'One and a half', '2½', 'three quarters'; NaN for nonsense. */
function readAmount(text: string): number {
  const part = readShare(text)
  const [whole = '', more] = text.split(part ? /[\s-]and[\s-]/i : /(?<=ty)[\s-]/i)
  if (part) return part + (more ? readAmount(whole) : 0)
  const ten = tens.indexOf(whole.toLowerCase())
  return ten < 0 ? (readNumber(text) ?? Number.NaN) : (ten + 2) * 10 + (more ? readAmount(more) : 0)
}

/** 'And a half', 'three quarters'; 0 without such a word. */
function readShare(text: string): number {
  const [word = ''] = /three[\s-]quarter|quarter|half/i.exec(text) ?? []
  return { t: 0.75, q: 0.25, h: 0.5 }[word.charAt(0).toLowerCase()] ?? 0
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
