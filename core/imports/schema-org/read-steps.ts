import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { parseJsonText, toFields, toNumber, toPlainLines, toPlainText, toValues } from '../loose-values.ts'
import { fromMarkdown } from '../recipe-texts.ts'
import { findPicture } from './find-picture.ts'
import { isBareHeading } from './heading-words.ts'
import { typesOf } from './json-ld.ts'
import { isControl } from './page-controls.ts'

type StepGroup = SourceRecordOf<'recipe'>['steps'][number]
type Step = StepGroup['steps'][number]

const maxDepth = 8

/** The steps in a value of `recipeInstructions`, under the names of its sections. */
export function readSteps(value: unknown): StepGroup[] {
  return tidy(readGroups(value, 0))
}

function readGroups(value: unknown, depth: number): StepGroup[] {
  const groups: StepGroup[] = []
  if (depth > maxDepth) return groups
  const add = (steps: Step[]) => {
    for (const step of steps) {
      const heading = step.picture ? undefined : readMarkedHeading(step.text)
      const last = groups.at(-1)
      if (heading) groups.push({ heading, steps: [] })
      else if (last) last.steps.push({ ...step, text: readMarkdown(step.text) })
      else groups.push({ steps: [{ ...step, text: readMarkdown(step.text) }] })
    }
  }
  const addInner = (inner: unknown) => {
    for (const group of readGroups(inner, depth + 1)) group.heading ? groups.push(group) : add(group.steps)
  }
  for (const given of inOrder(toValues(value))) {
    const item = parseJsonText(given) ?? given
    const fields = toFields(item)
    const items = fields.itemListElement ?? fields.ItemListElement ?? fields.item ?? fields.steps
    const name = toPlainText(toValues(fields.name ?? fields.Name)[0])
    if (Array.isArray(item)) addInner(item)
    else if (typeof item !== 'object') add(toPlainLines(item).map((text) => ({ text })))
    else if (typesOf(item).includes('HowToSection') || (items !== undefined && name && fields.text === undefined)) {
      if (!name) addInner(items ?? fields.text)
      else {
        const inner = readGroups(items ?? fields.text, depth + 1)
        const hasSections = inner.some(({ heading }) => heading)
        groups.push(...(hasSections ? inner : [{ heading: name, steps: inner.flatMap(({ steps }) => steps) }]))
      }
    } else if (items !== undefined && fields.text === undefined) addInner(items)
    else add(readStep(fields, name))
  }
  return groups.filter(({ heading, steps }) => heading || steps.length > 0)
}

function readStep(fields: Record<string, unknown>, name: string | undefined): Step[] {
  const lines = toValues(fields.text ?? fields.description).flatMap((text) => toPlainLines(text))
  const picture = findPicture(fields.image)
  const text = lines.join(' ')
  const isTitle = name && !isNumber(name) && !sameStart(text, name)
  const whole = isTitle ? [name.replace(/[:.]$/, ''), text].filter(Boolean).join(': ') : text
  return whole ? [{ text: whole, ...(picture && { picture: { address: picture } }) }] : []
}

/** Items in the order of their positions, if all have one. */
function inOrder(items: unknown[]) {
  const placed = items.map((item) => ({ item, position: toNumber(toFields(item).position) ?? Number.NaN }))
  if (placed.some(({ position }) => Number.isNaN(position))) return items
  return placed.toSorted((one, other) => one.position - other.position).map(({ item }) => item)
}

/** A line marked as a heading: '[Prep]', '**Prep**', '## Prep'. */
function readMarkedHeading(text: string) {
  const [, first, second, third] = /^(?:\[([^[\]]{1,80})\]|\*\*([^*]{1,80})\*\*|#{1,6}\s+(\S.{0,79})):?$/.exec(text) ?? []
  return (first ?? second ?? third)?.replace(/\s*:$/, '').trim()
}

/** Text without Markdown syntax, if it has some that is unmistakable. */
function readMarkdown(text: string) {
  return /\*\*\S|\]\(\w/.test(text) ? fromMarkdown(text) : text
}

/** Names of steps are often their truncated beginnings. */
function sameStart(text: string, name: string) {
  const bare = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return bare(text).startsWith(bare(name))
}

const step = '(?:(?:step|schritt|étape|etape|passo|paso|stap|steg|trin|vaihe|krok|lépés|шаг|крок|βήμα|adım|pas|no|nr)\\.?\\s*)?'
const number = new RegExp(`^${step}\\d{1,2}\\s*[.:)]?$`, 'iu')
const numbered = new RegExp(`^${step}(\\d{1,2})\\s*(?:[.:)、]\\s*|[-–]\\s+|\\s)(?=\\S)`, 'iu')

/** 'Step 3', 'Schritt 3', '3.' and the like. */
function isNumber(text: string) {
  return number.test(text)
}

/** Steps without numbers, which pages add themselves, and without lines that only say that steps follow. */
function tidy(groups: StepGroup[]): StepGroup[] {
  const isAlone = groups.filter(({ heading }) => heading).length === 1
  const told: StepGroup[] = []
  for (const { heading, steps } of groups) {
    const says = heading !== undefined && !isNumber(heading) && !(isAlone && isBareHeading(heading))
    const kept = steps.filter(({ text }) => !isNumber(text) && !isBareHeading(text) && !isControl(text))
    const last = told.at(-1)
    if (says || !last) told.push({ heading: says ? heading : undefined, steps: kept })
    else last.steps = last.steps.concat(kept)
  }
  const all = told.flatMap(({ steps }) => steps)
  const [only, ...others] = all
  if (only && others.length === 0 && !only.picture)
    return told.map(({ heading, steps }) => ({ heading, steps: steps.flatMap(({ text }) => splitNumbered(text)) }))
  const isNumbered = hasNumbers(all) || (told.length > 1 && told.every(({ steps }) => hasNumbers(steps)))
  const toBare = (one: Step) => (isNumbered ? { ...one, text: one.text.replace(numbered, '') } : one)
  return told
    .map(({ heading, steps }) => ({ heading, steps: steps.map(toBare) }))
    .filter(({ heading, steps }) => heading || steps.length > 0)
}

function hasNumbers(steps: Step[]) {
  return steps.length > 1 && steps.every(({ text }, index) => numbered.exec(text)?.[1] === String(index + 1))
}

/** Splits '1. Boil it. 2. Leave it.' into two steps. */
function splitNumbered(text: string): Step[] {
  const parts: string[] = []
  let rest = text
  for (let at = 1; new RegExp(`^${at}\\s*[.)、]\\s*\\D`).test(rest); at++) {
    const next = new RegExp(`[\\s.!?。)]${at + 1}\\s*[.)、]\\s*\\D`).exec(rest)
    const end = next ? next.index + 1 : rest.length
    parts.push(rest.slice(0, end).replace(numbered, '').trim())
    rest = rest.slice(end)
  }
  return parts.length > 1 ? parts.filter(Boolean).map((part) => ({ text: part })) : [{ text }]
}
