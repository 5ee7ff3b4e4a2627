import { toFields, toPlainLines, toPlainText, toText, toValues } from '#core/imports/loose-values.ts'
import { withoutBullet } from './element-lines.ts'

const maxDepth = 8

/** The lines of ingredients in a value of `recipeIngredient`. */
export function readIngredients(value: unknown): string[] {
  return withoutRepeats(
    readLines(value, 0)
      .map(toTidyLine)
      .filter((line) => line !== ''),
  )
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
    // One text alone has a line for each ingredient. Among others, a line break is no more than a space, unless an amount follows.
    if (items.length === 1) return toPlainLines(item)
    return (toText(item) ?? '').split(/\r?\n(?=\s*[\d½⅓⅔¼¾⅛])/).flatMap((line) => toPlainText(line) ?? [])
  })
}

/** Without bullets and brackets in brackets, which plugins write. */
function toTidyLine(line: string) {
  return withoutBullet(line)
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/(\d)\.0(?=\s)/g, '$1')
    .replace(/\s+([,)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .trim()
}

const maxCompared = 200

/** The lines of a list that a page has twice, one after the other, or once more as one line. */
function withoutRepeats(lines: string[]) {
  const half = lines.length / 2
  const isTwice = half > 1 && Number.isInteger(half) && lines.slice(0, half).every((line, index) => line === lines[half + index])
  if (isTwice) return lines.slice(0, half)
  if (lines.length > maxCompared) return lines
  return lines.filter(
    (line) => lines.filter((other) => other !== line && line.toLowerCase().includes(other.toLowerCase())).length < Math.max(3, half),
  )
}
