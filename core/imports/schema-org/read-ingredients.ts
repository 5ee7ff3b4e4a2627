import { parseJsonText, toFields, toPlainLines, toPlainText, toText, toValues } from '#core/imports/loose-values.ts'
import { withoutBullet } from './element-lines.ts'
import { isControl } from './page-controls.ts'

const maxDepth = 8

/** The ingredient lines in a value of `recipeIngredient`. */
export function readIngredients(value: unknown): string[] {
  return withoutRepeats(
    readLines(value, 0)
      .map(toTidyLine)
      .filter((line) => line !== '' && !isControl(line)),
  )
}

const amount = /[\d½⅓⅔¼¾⅛]/u

/** Whether a list is one line with all ingredients in it. */
export function isRunTogether(lines: string[]) {
  const [only = ''] = lines
  return lines.length === 1 && only.length > 40 && splitRun(only).length > 2
}

/** The parts of a line that begin with an amount after a comma, or after a word without a space ('flour2 eggs'). */
export function splitRun(line: string) {
  const parts = line.split(/[,;]\s+(?=[\d½⅓⅔¼¾⅛])|(?<=[\p{Ll})])(?=\d+\s*(?:[\p{L}½⅓⅔¼¾⅛/]))/u).map((part) => part.trim())
  return parts.filter((part) => part !== '').length > 2 && parts.every((part) => amount.test(part) || part.length < 60) ? parts : [line]
}

function readLines(value: unknown, depth: number): string[] {
  if (depth > maxDepth) return []
  const items = toValues(value)
  return items.flatMap((item) => {
    if (Array.isArray(item)) return readLines(item, depth + 1)
    if (typeof item === 'object') {
      const { text, name, amount, value: number, unitText, unit } = toFields(item)
      const parts = [amount ?? number, unitText ?? unit, name].flatMap((part) => toText(part) ?? [])
      return toPlainText(text) ?? toPlainText(parts.join(' ')) ?? []
    }
    // A single text has a line for each ingredient. In a list, a line break counts as a space, unless an amount follows.
    if (items.length === 1) return readJsonText(item, depth) ?? toPlainLines(item)
    return (toText(item) ?? '').split(/\r?\n(?=\s*[\d½⅓⅔¼¾⅛])/).flatMap((line) => toPlainText(line) ?? [])
  })
}

/** The lines of a list given as JSON text. */
function readJsonText(item: unknown, depth: number) {
  const list = parseJsonText(item)
  return list === undefined ? undefined : readLines(list, depth + 1)
}

/** Without bullets and nested brackets, which plugins write. */
function toTidyLine(line: string) {
  return withoutBullet(line)
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/(\d)\.0(?=\s)/g, '$1')
    .replace(/\s+([,)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .trim()
}

const maxCompared = 200

/** Removes the repetition from a list that a page has twice in a row, or again as one line. */
function withoutRepeats(lines: string[]) {
  const half = lines.length / 2
  const isTwice = half > 1 && Number.isInteger(half) && lines.slice(0, half).every((line, index) => line === lines[half + index])
  if (isTwice) return lines.slice(0, half)
  if (lines.length > maxCompared) return lines
  return lines.filter(
    (line) => lines.filter((other) => other !== line && line.toLowerCase().includes(other.toLowerCase())).length < Math.max(3, half),
  )
}
