import { type KitchenRecord, kitchenLimits, type RecipeReference } from './kitchen-record.ts'

type Fields = Record<string, unknown>

/** Records from a file or a link, and how many could not be read. `toRecipe` completes the recipe of a snapshot. */
export function readRecords(
  entries: unknown,
  toRecipe: (value: unknown) => Extract<KitchenRecord, { kind: 'snapshot' }>['recipe'] | undefined,
) {
  const list: unknown[] = Array.isArray(entries) ? entries.slice(0, kitchenLimits.records) : []
  const records = list.flatMap((entry) => readRecord(entry, toRecipe) ?? [])
  return { records, unreadable: (Array.isArray(entries) ? entries.length : 0) - records.length }
}

function readRecord(
  entry: unknown,
  toRecipe: (value: unknown) => Extract<KitchenRecord, { kind: 'snapshot' }>['recipe'] | undefined,
): KitchenRecord | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const fields: Fields = { ...entry }
  const { id, updatedAt, kind } = fields
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,120}$/.test(id)) return undefined
  if (typeof updatedAt !== 'number' || !Number.isSafeInteger(updatedAt) || updatedAt < 0) return undefined
  const stamp = { id, updatedAt }
  const recipe = toRecipeReference(fields.recipe)
  const place = typeof fields.place === 'number' && Number.isFinite(fields.place) ? fields.place : 0
  if (kind === 'gone') return { ...stamp, kind }
  if (kind === 'collection') return { ...stamp, kind, name: toText(fields.name).slice(0, kitchenLimits.name), place }
  if (kind === 'own') {
    const lines = { ingredients: toTexts(fields.ingredients), steps: toTexts(fields.steps) }
    const title = toText(fields.title).slice(0, 300)
    const source = toText(fields.source).slice(0, 2000)
    return { ...stamp, kind, title, source, servings: toText(fields.servings).slice(0, 100), ...lines, remark: toText(fields.remark) }
  }
  if (!recipe) return undefined
  if (kind === 'note')
    return { ...stamp, kind, recipe, step: typeof fields.step === 'string' ? fields.step : null, text: toText(fields.text) }
  if (kind === 'placed') return { ...stamp, kind, collection: toText(fields.collection), recipe, place }
  if (kind === 'snapshot') {
    const whole = toRecipe(fields.recipe)
    return whole && { ...stamp, kind, recipe: whole }
  }
  if (kind !== 'cooked' || !/^\d{4}-\d\d-\d\d$/.test(toText(fields.day))) return undefined
  const servings = typeof fields.servings === 'number' && fields.servings > 0 ? fields.servings : null
  return { ...stamp, kind, recipe, day: toText(fields.day), servings, remark: toText(fields.remark), snapshot: toText(fields.snapshot) }
}

function toRecipeReference(value: unknown): RecipeReference | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, slug, title }: Fields = { ...value }
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined
  return { id, slug: toText(slug), title: toText(title) || `Recipe ${id}` }
}

function toText(value: unknown) {
  return typeof value === 'string' ? value.slice(0, kitchenLimits.text) : ''
}

function toTexts(value: unknown) {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').slice(0, 500) : []
}
