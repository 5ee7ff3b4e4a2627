import { readFrontMatter } from './front-matter.ts'
import type { ReadRecipe } from './loose-values.ts'

type Paragraph = { text: string; kind: 'step' | 'note' | 'heading' }
type Ingredient = { name: string; amount: string; preparation: string; isListed: boolean; isOptional: boolean }

/** The contents of a Cooklang file. Names in `metadata` are in lower case. */
export type CooklangText = {
  metadata: Map<string, string>
  ingredients: ReadRecipe['ingredients']
  steps: ReadRecipe['steps']
  equipment: string[]
  notes: string[]
}

const name = String.raw`(?=[^\s@#~{}])([^@#~{}\n]{1,200}?)\{([^{}\n]{0,200})\}`
const word = String.raw`([\p{L}][\p{L}\p{M}\p{N}'’_-]*)`
const start = String.raw`(?<![\p{L}\p{N}])`
const ingredientMark = new RegExp(
  String.raw`${start}@((?:&(?:\([^)\s]{0,10}\))?|[@?+-]){0,5})(?:${name}(?:\(([^()\n]{0,500})\))?|${word})`,
  'gu',
)
const toolMark = new RegExp(String.raw`${start}#[&?+-]{0,5}(?:${name}(?:\([^()\n]{0,500}\))?|${word})`, 'gu')
const timerMark = new RegExp(String.raw`${start}~(?:([^@#~{}\n]{0,100}?)\{([^{}\n]{0,200})\}|${word})`, 'gu')

/** Paragraphs of a Cooklang file that only list what is needed: their marks are read, but they aren't steps. */
const lists = /^(?:have ready|equipment): /i

/** Reads a Cooklang file, in today's syntax or the earlier one with '>>'. Nothing in it counts as an error. */
export function readCooklang(file: string): CooklangText {
  const { metadata, body } = readFrontMatter(file.replace(/\r\n?/g, '\n'))
  const text = dropComments(body)
  const read: CooklangText = { metadata, ingredients: [], steps: [], equipment: [], notes: [] }
  const paragraphs = toParagraphs(text, metadata)
  const isRepeated = findRepeated(paragraphs)
  const listed = new Set<string>()
  let heading: string | undefined
  for (const paragraph of paragraphs) {
    if (paragraph.kind === 'heading') heading = paragraph.text || undefined
    else if (paragraph.kind === 'note') read.notes.push(paragraph.text)
    else {
      for (const ingredient of findIngredients(paragraph.text)) {
        const isNew = ingredient.amount !== '' || ingredient.preparation !== '' || !listed.has(ingredient.name.toLowerCase())
        if (!ingredient.isListed || !isNew) continue
        listed.add(ingredient.name.toLowerCase())
        groupOf(read.ingredients, heading, { lines: [] }).lines.push(toLine(ingredient))
      }
      for (const tool of findTools(paragraph.text)) if (!read.equipment.includes(tool)) read.equipment.push(tool)
      if (!lists.test(paragraph.text)) groupOf(read.steps, heading, { steps: [] }).steps.push({ text: toPlain(paragraph.text, isRepeated) })
    }
  }
  return read
}

/** Without '[- … -]' comments and what follows '--' on a line. */
function dropComments(text: string) {
  const [first = '', ...others] = text.split('[-')
  const rest = others.map((part) => (part.includes('-]') ? part.slice(part.indexOf('-]') + 2) : `[-${part}`))
  return [first, ...rest].join('').replace(/--.*$/gm, '')
}

/** Steps are paragraphs; in a file without an empty line they are lines. */
function toParagraphs(text: string, metadata: Map<string, string>): Paragraph[] {
  const body = text.replace(/^>>\s*([^:\n]{1,100}):(.*)$/gm, (_, key, value) => {
    metadata.set(key.trim().toLowerCase(), value.trim())
    return ''
  })
  const isByLine = !/\n\s*\n/.test(body.trim())
  const paragraphs: Paragraph[] = []
  let isOpen = false
  for (const line of body.split('\n').map((written) => written.trim())) {
    const heading = /^=+([^=]*)=*$/.exec(line)?.[1]
    const kind = line.startsWith('>') ? 'note' : 'step'
    const content = kind === 'note' ? line.replace(/^>+\s*/, '') : line
    const last = paragraphs.at(-1)
    if (heading !== undefined) paragraphs.push({ kind: 'heading', text: heading.trim() })
    else if (line !== '' && isOpen && last?.kind === kind && !isByLine) last.text += ` ${content}`
    else if (line !== '') paragraphs.push({ kind, text: content })
    isOpen = line !== '' && heading === undefined
  }
  return paragraphs.filter(({ text, kind }) => text !== '' || kind === 'heading')
}

function groupOf<Group extends { heading?: string | undefined }>(groups: Group[], heading: string | undefined, empty: Group) {
  const last = groups.at(-1)
  if (last && last.heading === heading) return last
  const group = { ...empty, ...(heading && { heading }) }
  groups.push(group)
  return group
}

function findIngredients(text: string): Ingredient[] {
  return [...text.matchAll(ingredientMark)].map(([, signs = '', long, amount = '', preparation = '', short = '']) => ({
    // Recipes are named by their paths; the displayed text follows a bar.
    name: ((long ?? short).split('|')[0] ?? '')
      .replace(/^(?:\.{0,2}\/)?(?:.*\/)?(?=[^/])/, (path) => (path.startsWith('.') ? '' : path))
      .trim(),
    amount: toAmount(amount),
    preparation: preparation.trim(),
    isListed: !signs.includes('-') && (!signs.includes('&') || amount.trim() !== ''),
    isOptional: signs.includes('?'),
  }))
}

function findTools(text: string) {
  return [...text.matchAll(toolMark)].map(([, long, , short = '']) => (long ?? short).split('|')[0]?.trim() ?? '')
}

/** '1%kg' and '=1%kg' as '1 kg'. */
function toAmount(amount: string) {
  return amount
    .replace(/^\s*=/, '')
    .replace(/\*\s*$/, '')
    .replace('%', ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function toLine({ name, amount, preparation, isOptional }: Ingredient) {
  const line = [amount, name].filter(Boolean).join(' ')
  return [line, preparation, isOptional ? 'optional' : ''].filter(Boolean).join(', ')
}

/** The foods whose amount is given more than once: each place has to give its own. */
function findRepeated(paragraphs: Paragraph[]) {
  const counts = new Map<string, number>()
  for (const { name, amount } of paragraphs.flatMap(({ text }) => findIngredients(text)))
    if (amount) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  return (food: string) => (counts.get(food.toLowerCase()) ?? 0) > 1
}

function toPlain(text: string, isRepeated: (food: string) => boolean) {
  return text
    .replace(ingredientMark, (mark, _signs, long, _amount, _preparation, short) => {
      const [ingredient] = findIngredients(mark)
      const shown = (long ?? short).split('|')[1]?.trim() || ingredient?.name || ''
      return ingredient?.amount && isRepeated(ingredient.name) ? `${shown} (${ingredient.amount})` : shown
    })
    .replace(toolMark, (_, long, _amount, short) => (long ?? short).split('|').at(-1).trim())
    .replace(timerMark, (_, label, time, short) => (time ? toAmount(time) : (label ?? short)).trim())
    .replace(/\s+/g, ' ')
    .trim()
}
