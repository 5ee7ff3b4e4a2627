/** A pasted whole recipe: its lists as text for `toPastedLines`, and the form fields it fills in. */
export type PastedRecipe = { ingredients: string; steps: string; fields: Record<string, string> }

const ingredientsTitle = /^(?:ingredients?|what you(?:['’]ll)? need)\b[^.]{0,30}$/iu
const methodTitle = /^(?:directions?|methods?|instructions?|preparation|steps|how to make (?:it|them))\s*(?:\(.{1,20}\))?\s*:?$/iu
const endTitle = /^(?:notes?|tips?|nutrition(?: facts| information)?|storage|equipment|did you make this.*)\s*:?$/iu

const figures: [name: string, pattern: RegExp][] = [
  ['servings', /^(?:serves|servings?|yields?|makes)\s*:?\s*(\d{1,3})(?:\s*(?:servings?|people|persons|portions))?$/iu],
  ['yieldText', /^(?:yields?|makes)\s*:?\s*(\S.{0,80})$/iu],
  ['prepMinutes', /^prep(?:aration)?(?:\s+time)?\s*:?\s*(.+)$/iu],
  ['cookMinutes', /^(?:cook(?:ing)?|bak(?:e|ing))(?:\s+time)?\s*:?\s*(\d.*)$/iu],
  ['totalMinutes', /^total(?:\s+time)?\s*:?\s*(.+)$/iu],
]

/** The parts of a pasted recipe; undefined unless the text has a title for its ingredients and, below it, one for its method. */
export function splitPastedRecipe(text: string): PastedRecipe | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const plain = lines.map((line) => line.replace(/^#{1,6}\s+|\*\*|__/g, '').trim())
  const start = plain.findIndex((line) => ingredientsTitle.test(line))
  const method = plain.findIndex((line, index) => index > start && methodTitle.test(line))
  if (start < 0 || method < 0) return undefined
  const end = plain.findIndex((line, index) => index > method && endTitle.test(line))
  const steps = lines.slice(method + 1, end < 0 ? undefined : end)
  if (!steps.some(Boolean)) return undefined
  return { ingredients: lines.slice(start + 1, method).join('\n'), steps: steps.join('\n'), fields: readHead(plain.slice(0, start)) }
}

/** The first line is the title, lines that name a figure fill that field, and the rest is the description. */
function readHead(lines: string[]) {
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const line of lines.flatMap((line) => line.split(/\s*[|•]\s*/)).filter(Boolean)) {
    const found = figures.find(([name, pattern]) => !(name in fields) && pattern.test(line))
    const value = found && readFigure(found, line)
    if (found && value) fields[found[0]] = value
    else others.push(line)
  }
  const [title, ...short] = others
  return { ...fields, ...(title && { title }), ...(short.length > 0 && { short: short.join(' ') }) }
}

function readFigure([name, pattern]: [name: string, pattern: RegExp], line: string) {
  const value = pattern.exec(line)?.[1]
  return name.endsWith('Minutes') ? toMinutes(value) : value
}

/** '1 hour 20 minutes' and '1 h 20' are '80'. */
function toMinutes(text = '') {
  const [, hours, minutes] =
    /^(?:(\d{1,2})\s*h(?:ours?|rs?)?\b\.?)?\s*(?:(?:and\s+)?(\d{1,4})\s*(?:m(?:in(?:ute)?s?)?\b\.?)?)?$/iu.exec(text.trim()) ?? []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return total > 0 ? String(total) : undefined
}
