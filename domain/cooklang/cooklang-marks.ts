import { asWritten } from '#packages/ingredients/display.ts'
import { type Lead, parseIngredient, withoutLabel } from '#packages/ingredients/ingredient-parser.ts'
import { showIngredient } from '#packages/ingredients/show-ingredient.ts'
import type { StepPart } from '#packages/ingredients/show-step.ts'

/** Cooklang has no escape character, so its special characters are replaced by their full-width forms. */
const twins: Record<string, string> = { '@': '＠', '#': '＃', '~': '～', '{': '｛', '}': '｝', '\\': '＼', '|': '｜' }

const inches = /(?<=\d)\s?["”″]/g

/** Text on one line without Cooklang markup or comments. */
export function toPlainLine(text: string) {
  return text
    .replace(/[@#~{}\\|]/g, (sign) => twins[sign] ?? '')
    .replace(/-{2,}/g, '–')
    .replaceAll('[-', '［-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
}

const figures = String.raw`[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.,/⁄\s]+`

/** A number or range with a unit in letters: '1½ lb', '2 to 3 cups', '4'. */
const onePlainAmount = new RegExp(
  String.raw`^${figures}(?:(?:-|–|to\b|or\b)(?=\s*[\d½⅓⅔¼¾⅛.])${figures})?(?:rds?|ths?|nds?|(?:x|or more)(?=\s)|an?(?=\s|$))?\s*-?(\p{L}[\p{L}. ]*)?$`,
  'iu',
)

/** Cooklang markup for an ingredient line: the food as the name, its amount, and the rest of the line as the preparation. */
export function toIngredientMark(line: string) {
  const { equivalent, text: shown } = showIngredient(line, asWritten)
  const { food: read, trailing } = parseIngredient(line)
  const text = trailing ? shown.slice(0, trailing.start) + shown.slice(trailing.end) : shown
  // A line that was read as one whole has its amount in it: '2 x 400g tins'.
  const food = text.includes(read) ? read : text
  const [before = '', after = ''] = text.split(food, 1).concat(text.slice(text.indexOf(food) + food.length))
  const details = [equivalent, before, after].map(toDetail).filter(Boolean).join(', ')
  return `@${toName(food)}{${toAmount(line)}}${details && `(${details})`}`
}

/** Cooklang markup for a piece of equipment. */
export function toToolMark(tool: string) {
  return `#${toName(tool)}{}`
}

/** Cooklang markup for a time; undefined if the part is not a time. */
export function toTimerMark({ kind, seconds, atMostSeconds = seconds }: StepPart) {
  if (kind !== 'time' || seconds === undefined || atMostSeconds === undefined) return undefined
  const { name, size } = findTimeUnit(seconds, atMostSeconds)
  return `~{${toRange(seconds / size, atMostSeconds / size)}%${atMostSeconds === size ? name : `${name}s`}}`
}

/** Hours if whole or half, minutes if whole, else seconds. */
function findTimeUnit(low: number, high: number) {
  if (low >= 3600 && low % 1800 === 0 && high % 1800 === 0) return { name: 'hour', size: 3600 }
  return low % 60 === 0 && high % 60 === 0 ? { name: 'minute', size: 60 } : { name: 'second', size: 1 }
}

/** A single amount as number and unit, so that apps can scale it; anything else verbatim. For one package, its size: '15 oz can'. */
function toAmount(line: string) {
  const { lead, trailing, amounts } = parseIngredient(line)
  const [quantity] = amounts
  const amount = withoutLabel(showIngredient(line, asWritten).amount)
  const size = lead && toPackageSize(lead)
  if (size) return [toRange(size.quantity.low, size.quantity.high), size.spelling].filter(Boolean).join('%')
  const inUnit = trailing?.main ?? (lead?.main.ends && lead.main)
  if (inUnit && quantity) return [toRange(quantity.low, quantity.high), inUnit.spelling].filter(Boolean).join('%')
  const [, unit = ''] = onePlainAmount.exec(amount) ?? []
  if (quantity && onePlainAmount.test(amount)) return [toRange(quantity.low, quantity.high), unit].filter(Boolean).join('%')
  return toPlainLine(amount).replaceAll('%', '％').trim()
}

/** The size of the single package that a line names: '15 oz can', '1 8oz package'. */
function toPackageSize({ isSingle, isPackage, main, group: { bracketed, inner } }: Lead) {
  if (isSingle && main.quantity.unit?.kind !== 'length' && main.quantity.unit) return main
  const isOne = isPackage && !inner && main.quantity.low === 1 && main.quantity.high === 1
  return isOne && bracketed[0]?.quantity.unit?.kind !== 'length' ? bracketed[0] : undefined
}

function toRange(low: number, high: number) {
  return low === high ? toNumber(low) : `${toNumber(low)}-${toNumber(high)}`
}

/** A decimal if three places are enough, else a fraction: 0.25, 1.5, 1/3, 4/3. */
function toNumber(value: number) {
  if (Number.isInteger(value * 1000)) return String(value)
  const under = [3, 6, 7, 9].find((divisor) => Math.abs(value * divisor - Math.round(value * divisor)) < 1e-6)
  return under ? `${Math.round(value * under)}/${under}` : String(Math.round(value * 1000) / 1000)
}

/** Only letters, digits and connectors are kept: some programs interpret other characters in names. */
function toName(food: string) {
  const name = toPlainLine(food)
    .replace(inches, '-inch')
    .replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Pd}'’&%/ ]+/gu, ' ')
    .replaceAll('%', '％')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')
  return name.trim() || 'ingredient'
}

function toDetail(text: string) {
  return toPlainLine(text)
    .replace(inches, '-inch')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll('[-', '［-')
    .replace(/^[\s,;.–-]+|[\s,;.–-]+$/g, '')
}
