import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import {
  type ReadRecipe,
  readEntry,
  toAddress,
  toExtra,
  toFields,
  toMoment,
  toNumber,
  toPlainLines,
  toPlainText,
  toText,
  toValues,
} from './loose-values.ts'
import { withInnerZip } from './packed-recipes.ts'
import { fromMarkdown, readNutrition, readYield, toHashId, toLine, toStepGroups } from './recipe-texts.ts'
import type { SourceFiles } from './source-files.ts'
import type { ReadParts, SourceFormat } from './source-format.ts'

const kept = 'rating last_cooked internal private properties'.split(' ')

/** Tandoor: a zip of zips, each with a recipe in JSON and its picture, or one of those. */
export const tandoor: SourceFormat = {
  name: 'tandoor',
  async recognise(files) {
    if (files.names.includes('recipe.json')) return isRecipe(await readFields(files).catch(() => ({})))
    for (const name of files.names.filter(isZip).slice(0, 3))
      if (await withInnerZip(files, name, async (inner) => isRecipe(await readFields(inner))).catch(() => false)) return true
    return false
  },
  async *read(files, parts) {
    if (files.names.includes('recipe.json')) yield await readZip(files, 'recipe.json', parts)
    for (const name of files.names.filter(isZip))
      yield await withInnerZip(files, name, (inner) => readZip(inner, name, parts)).catch((error) => ({
        kind: 'unreadable' as const,
        place: name,
        reason: `It can’t be read: ${error instanceof Error ? error.message : error}`,
      }))
  },
}

function isZip(name: string) {
  return /\.zip$/i.test(name)
}

async function readFields(files: SourceFiles) {
  return toFields(JSON.parse(await files.readText('recipe.json')))
}

/** Nextcloud Cookbook's files have the same name. */
function isRecipe({ steps, working_time, '@type': type }: Record<string, unknown>) {
  return Array.isArray(steps) && working_time !== undefined && type === undefined
}

function readZip(files: SourceFiles, place: string, { keepPicture }: ReadParts): Promise<SourceRecord | UnreadableEntry> {
  return readEntry(place, async () => {
    const recipe = readRecipe(await readFields(files))
    const picture = files.names.find((name) => /^image\.\w+$/i.test(name))
    return { ...recipe, picture: picture ? { address: await keepPicture(await files.read(picture)) } : undefined }
  })
}

function readRecipe(fields: Record<string, unknown>): ReadRecipe {
  const title = toPlainText(fields.name) ?? ''
  const steps = inOrder(fields.steps)
  const ingredients = steps.flatMap(readIngredients)
  const servings = toNumber(fields.servings)
  const yieldText = toPlainText(fields.servings_text)
  const source = toText(fields.source_url)
  const { calories, proteins, fats, carbohydrates } = toFields(fields.nutrition)
  return {
    // Its files have no stable ids.
    sourceId: toHashId(title, ingredients),
    title,
    state: 'draft',
    createdAt: toMoment(fields.created_at),
    updatedAt: toMoment(fields.updated_at),
    short: readMarkdown(fields.description).join('\n') || undefined,
    ingredients,
    steps: steps.flatMap(readStep),
    nutrition: readNutrition({ calories, protein: proteins, fats, carbs: carbohydrates }),
    ...(servings && servings > 0 && (yieldText ? readYield(`${servings} ${yieldText}`) : { servings })),
    prepMinutes: orNothing(toNumber(fields.working_time)),
    restMinutes: orNothing(toNumber(fields.waiting_time)),
    sourceUrl: toAddress(source),
    keywords: toValues(fields.keywords).flatMap((keyword) => toPlainText(toFields(keyword).name ?? toFields(keyword).label) ?? []),
    extra: toExtra(Object.fromEntries(kept.map((key) => [key, fields[key]]))),
  }
}

function orNothing(minutes: number | undefined) {
  return minutes && minutes > 0 ? minutes : undefined
}

function inOrder(value: unknown) {
  return toValues(value)
    .map(toFields)
    .toSorted((one, other) => (toNumber(one.order) ?? 0) - (toNumber(other.order) ?? 0))
}

function readMarkdown(value: unknown) {
  return toPlainLines(value).flatMap((line) => fromMarkdown(line) || [])
}

/** The ingredients of a step under its name; its header rows are headings, too. */
function readIngredients(step: Record<string, unknown>): ReadRecipe['ingredients'] {
  const heading = toPlainText(step.name)
  const groups: ReadRecipe['ingredients'] = [{ ...(heading && { heading }), lines: [] }]
  for (const ingredient of inOrder(step.ingredients)) {
    if (ingredient.is_header === true) groups.push({ heading: toPlainText(ingredient.note) ?? readFood(ingredient), lines: [] })
    else groups.at(-1)?.lines.push(readLine(ingredient))
  }
  return groups.map(({ lines, ...group }) => ({ ...group, lines: lines.filter(Boolean) })).filter(({ lines }) => lines.length > 0)
}

function readFood({ food, amount, always_use_plural_food }: Record<string, unknown>) {
  return readName(food, always_use_plural_food === true || (toNumber(amount) ?? 0) > 1)
}

/** A line as it is read: '2 oz chile (57 g)' where the note is another amount. */
function readLine(ingredient: Record<string, unknown>) {
  const amount = ingredient.no_amount === true ? 0 : toNumber(ingredient.amount)
  const unit =
    ingredient.no_amount === true ? undefined : readName(ingredient.unit, ingredient.always_use_plural_unit === true || (amount ?? 0) > 1)
  const note = toPlainText(ingredient.note)
  const food = readFood(ingredient)
  return (
    toLine({ amount, unit, food, note: note && food && /^\d/.test(note) ? `(${note})` : note }) ||
    (toPlainText(ingredient.original_text) ?? '')
  )
}

/** The name of a food or unit, in the plural if requested and known. */
function readName(value: unknown, isPlural: boolean) {
  const { name, plural_name } = toFields(value)
  return (isPlural ? toPlainText(plural_name) : undefined) ?? toPlainText(name)
}

/** A step's paragraphs under its name, and under the headings among them. */
function readStep(step: Record<string, unknown>): ReadRecipe['steps'] {
  const heading = toPlainText(step.name)
  const instruction = fillTemplates(toText(step.instruction) ?? '', inOrder(step.ingredients))
  const lines = toPlainLines(instruction).flatMap((line) => (line.startsWith('#') ? line : fromMarkdown(line)) || [])
  const groups = toStepGroups(lines)
  const [first] = groups
  if (!heading) return groups
  return first && !first.heading ? [{ ...first, heading }, ...groups.slice(1)] : [{ heading, steps: [] }, ...groups]
}

/** '{{ ingredients[0] }}' is the line of that ingredient, '{{ ingredients[0].food }}' a part of it, '{{ scale(2) }}' the number. */
function fillTemplates(text: string, ingredients: Record<string, unknown>[]) {
  return text
    .replace(/\{\{\s*ingredients\[(\d{1,4})\](?:\.(\w{1,20}))?\s*\}\}/g, (_, index, part) => {
      const ingredient = ingredients[Number(index)]
      if (!ingredient) return ''
      if (part === undefined) return readLine({ ...ingredient, note: undefined })
      if (part === 'food') return readFood(ingredient) ?? ''
      if (part === 'unit') return readName(ingredient.unit, false) ?? ''
      return toPlainText(ingredient[part]) ?? ''
    })
    .replace(/\{\{\s*scale\(\s*([\d.]{1,20})\s*\)\s*\}\}/g, '$1')
    .replace(/\{%[^%\n]{0,200}%\}/g, '')
}
