import { hash } from 'node:crypto'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { readNumber } from '#packages/ingredients/numbers.ts'
import { writeNumber } from '#packages/ingredients/rounding.ts'
import { findUnit, toAgree } from '#packages/ingredients/units.ts'
import { toNumber, toText } from './loose-values.ts'

type Recipe = SourceRecordOf<'recipe'>
type Steps = Recipe['steps']

/**
 * Lines grouped under the headings among them: lines that begin with '#', are in brackets, end in ':' or are in capitals while others are
 * not.
 */
export function toGroups(lines: string[]): Recipe['ingredients'] {
  const isShouted = lines.every((line) => line === line.toUpperCase())
  const groups: Recipe['ingredients'] = []
  for (const line of lines) {
    const heading = findHeading(line, isShouted)
    const last = groups.at(-1)
    if (heading !== undefined) groups.push({ heading, lines: [] })
    else if (last) last.lines.push(line)
    else groups.push({ lines: [line] })
  }
  return groups
}

/** Steps grouped under the headings among them. A line that begins with 'Tip:' or '>' belongs to the step above it. */
export function toStepGroups(lines: string[]): Steps {
  return toGroups(lines).map(({ heading, lines: texts }) => ({ heading, steps: toSteps(texts) }))
}

function toSteps(lines: string[]) {
  const steps: Steps[number]['steps'] = []
  for (const line of lines) {
    const tip = /^(?:Tip:|>)\s+(\S[\s\S]*)$/.exec(line)?.[1]
    const last = steps.at(-1)
    if (tip && last) last.tip = [last.tip, tip].filter(Boolean).join(' ')
    else steps.push({ text: line })
  }
  return steps
}

function findHeading(line: string, isShouted: boolean) {
  const marked =
    /^#{1,6}\s*(\S.*)$/.exec(line)?.[1] ??
    /^\[([^[\]]{1,80})\]$/.exec(line)?.[1] ??
    /^\*\*([^*]+)\*\*:?$/.exec(line)?.[1] ??
    /^([^\d].{0,78}):$/.exec(line)?.[1] ??
    /^(?:for the|für (?:den|die|das)|pour (?:la|le|les)|voor (?:de|het)) [^\d,:;]{2,60}$/i.exec(line)?.[0]
  if (marked !== undefined) return marked.replace(/\s*:$/, '').trim()
  return !isShouted && /^\p{Lu}[\p{Lu}\s&'’(),/-]{3,60}$/u.test(line) ? line : undefined
}

/** An ingredient given in parts, as one line: '1½ cups flour, sifted'. A missing amount and 0 are the same. */
export function toLine({ amount = 0, unit = '', food = '', note = '' }: { amount?: number; unit?: string; food?: string; note?: string }) {
  const named = [amount > 0 ? writeAmount(amount, unit) : '', amount > 0 ? toAgree(unit, amount) : unit, food].filter(Boolean).join(' ')
  if (!food) return [named, note].filter(Boolean).join(' ')
  if (!note) return named
  return note.startsWith('(') ? `${named} ${note}` : `${named}, ${note}`
}

/** Sources often truncate thirds: 0.333. */
function writeAmount(amount: number, unit: string) {
  const thirds = Math.round(amount * 3) / 3
  const written = writeNumber(Math.abs(thirds - amount) < 0.005 ? thirds : amount, findUnit(unit)?.system === 'metric')
  return Math.abs((readNumber(written) ?? 0) - amount) < amount / 100 ? written : String(Number(amount.toFixed(4)))
}

const served = '(?:servings?|people|persons?|portions?|portionen|personen|personnes|guests|adults)'

/** The number beside a word for servings, wherever it is: '2 loaves, 16 servings', 'one tart (serves 8)'; for a range, the first. */
function readServed(text: string) {
  const after = new RegExp(`(\\d+(?:[.,]\\d+)?)(?:\\s*(?:-|–|to|or)\\s*\\d+)?\\s*(?:\\p{L}+\\s)?${served}`, 'iu').exec(text)?.[1]
  const before = /\b(?:serves|serving|feeds|servings?\s*:|pour|für|para)\s*:?\s*(\d+(?:[.,]\d+)?)(?!\s*(?:cm|inch|in\b|"|x\b))/iu.exec(
    text,
  )?.[1]
  const word = /\b(?:serves|feeds)\s+(one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.exec(text)?.[1]
  const found = before ?? after
  if (found !== undefined) return toNumber(found)
  return word === undefined ? undefined : readNumber(word)
}

/** Servings as a number if a text names people or only a number; the text if it says more. */
export function readYield(value: unknown): Pick<Recipe, 'servings' | 'yieldText'> {
  const text = toText(value)?.replace(/\s+/g, ' ')
  if (!text) return {}
  const number = readServed(text) ?? toNumber(text)
  const isPlain = /^\d+(?:[.,]\d+)?$/.test(text)
  const isServings =
    isPlain ||
    /serv|feeds|person|people|portion|porzion|porci|porç|portsj|pers\b|gäste|guests|annos|adults|^(?:for|für|pour|per|para)?\s*\d+\s*(?:[-–]|to|bis)?\s*\d*$/i.test(
      text,
    )
  const servings = isServings && number !== undefined && number > 0 && number <= 100_000 ? number : undefined
  const saysMore =
    !/^(?:(?:serves|servings?|yields?|makes)\s*:?\s*)?\d+(?:[.,]\d+)?\s*(?:servings?|serves|people|persons?|portion(?:en|s)?)?$/i.test(text)
  return { ...(servings && { servings }), ...(saysMore && { yieldText: text.slice(0, 10_000) }) }
}

/** Kilocalories from a text or number: '250 kcal', '1046 kJ'. */
export function readCalories(value: unknown): number | undefined {
  const number = toNumber(toText(value)?.replace(/(\d),(\d{3})\b/g, '$1$2'))
  if (number === undefined) return undefined
  const text = toText(value) ?? ''
  return /kj|kilojoule/i.test(text) && !/k?cal/i.test(text) ? Math.round(number / 4.184) : number
}

/** Nutrition from texts or numbers; undefined if there is none. */
export function readNutrition({ calories, protein, fats, carbs }: Record<'calories' | 'protein' | 'fats' | 'carbs', unknown>) {
  const all = { calories: readCalories(calories), protein: toNumber(protein), fats: toNumber(fats), carbs: toNumber(carbs) }
  return Object.values(all).some((number) => number !== undefined) ? all : undefined
}

/** An id for a recipe without one in its source: always the same for the same title and ingredients. */
export function toHashId(title: string, ingredients: Recipe['ingredients']) {
  return hash('sha256', JSON.stringify([title, ingredients])).slice(0, 32)
}

/** Markdown as plain text: no emphasis, links as 'text (address)', pictures by their description. */
export function fromMarkdown(text: string): string {
  return text
    .replace(/!\[([^\]\n]{0,500})\]\([^)\s]{0,2000}\)/g, '$1')
    .replace(/\[([^\]\n]{1,500})\]\((\S{1,2000}?)(?:\s+"[^"\n]*")?\)/g, (_, label, address) =>
      label === address ? label : `${label} (${address})`,
    )
    .replace(/(\*\*|__)(?=\S)([^\n]{1,2000}?\S|\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]{1,2000}?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/~~([^~\n]{1,2000})~~/g, '$1')
    .replace(/`([^`\n]{1,500})`/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>)\s+/gm, '')
    .trim()
}

/**
 * Syntax that only Markdown has: '**salt**', '_very_', '[here](https://…)', '## Storage', '* one'. A star beside a word is a footnote's.
 */
const marks = [
  /\*\*\S|__\S|~~\S|\]\(\S/,
  /(?<![\p{L}\p{N}_*])([*_])(?=[^\s*_])[^*_\n]{1,2000}?(?<=\S)\1(?![\p{L}\p{N}_*])/u,
  /^\s{0,3}(?:#{1,6}|>|[*+])\s+\S/m,
]

/** A text as people read it, even if its source has Markdown without saying so; lists get bullets. */
export function withoutMarkdown(text: string): string {
  if (!marks.some((mark) => mark.test(text))) return text
  return fromMarkdown(text.replace(/^(\s{0,3})[*+]\s+(?=\S)/gm, '$1• '))
}
