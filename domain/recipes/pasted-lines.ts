import { isHeadingLine, toHeading, withoutHeadingMarks } from '#packages/ingredients/heading-lines.ts'
import { rowMarks } from './typed-rows.ts'

/** A pasted text as its lines, with group headings as rows of the form, and the titles that were left out. */
export type PastedLines = { lines: string[]; leftOut: string[] }

const box = String.raw`[▢☐☑☒□■◻◼◽⬜⬛✅✔✓🔲🔳🟩⭕▪▫◦•●○‣⁃∙·]\uFE0F?\s*|\[[ xX]?\]\s+|[-*–—]\s+`
const bullets = new RegExp(`^(?:${box})+`, 'u')
const stepNumber = /^step\s+(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*[-:.)–—]\s*|$|\s+(?=\p{Lu}))/iu
const listNumber = /^(\d{1,3})(?:[.)](?:\s+|(?=\p{Lu}))|$)/u
const title =
  /^(?:ingredients?|directions?|methods?|instructions?|preparation|steps|equipment|what you(?:['’]ll)? need|how to make (?:it|them))(?:\s+(?:for|serves|makes)\s.{1,20}|\s*\(.{1,20}\))?\s*:?$/iu

/**
 * The lines of a pasted text, trimmed, without empty ones, list markers ('-', '•', '▢', 'Step 1:') and titles ('Ingredients'). A group
 * heading ('For the buns:') becomes one of the form ('## For the buns'). Numbers ('1.', '2)') are markers if they count up from line to
 * line; a single one is a marker before a step, but not before an ingredient.
 */
export function toPastedLines(text: string, noun: string): PastedLines {
  const marked = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(bullets, '').replace(stepNumber, ''))
    .filter((line) => line !== '')
  const numbers = marked.flatMap((line) => listNumber.exec(line)?.[1] ?? []).map(Number)
  const isCounted = numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? number - 1) + 1)
  const isNumbered = isCounted && (numbers.length > 1 || noun === 'step')
  const lines = marked.map((line) => (isNumbered ? line.replace(listNumber, '') : line)).filter((line) => line !== '')
  if (marked.length < 2) return { lines, leftOut: [] }
  return {
    lines: lines.flatMap((line, index) => (isTitle(line) ? [] : toRow(line, noun, lines[index + 1]))),
    leftOut: lines.filter(isTitle),
  }
}

/** 'Ingredients', '## Method'. */
function isTitle(line: string) {
  return title.test(withoutHeadingMarks(line))
}

function toRow(line: string, noun: string, next: string | undefined) {
  return isHeading(line, noun, next) ? `${rowMarks.heading} ${toHeading(line)}` : line
}

/** Parts of a dish, which are not ingredients by themselves. */
const part =
  /^(?:(?:the|pie|pastry|cookie|bread|pizza|cake)\s+)?(?:dough|filling|topping|glaze|crust|frosting|icing|marinade|dressing|sauce|batter|garnish|base|crumble|streusel|assembly|to (?:serve|finish|assemble|garnish)|for serving)$/iu

/** A heading in any list, or, among ingredients, the name of a part: 'Dough'. */
function isHeading(line: string, noun: string, next: string | undefined): boolean {
  if (isHeadingLine(line)) return true
  if (line.split(/\s+/).length > 6) return false
  // It is a heading only with something below it: a list may end with a garnish.
  if (noun === 'ingredient' && part.test(line)) return next !== undefined
  // In lists all in capitals, 'BUTTER' is an ingredient.
  return noun !== 'ingredient' && /^\p{Lu}[\p{Lu}\s&'’-]{3,}$/u.test(line)
}
