import type { Recipe } from '#domain/recipes/recipe.ts'
import { type OwnRecipe, readOwnRecipe } from './own-recipe.ts'

/** What a note or an entry is about. */
type About = Pick<Recipe, 'id' | 'slug' | 'title'>

/** What every record has: its name, and when it was changed last, in milliseconds since 1970. What was taken away stays as a mark, so that no copy brings it back. */
type Kept = { key: string; changedAt: number; isGone?: true }

/** A reader's note on a recipe, or on one of its steps, whose text is `step`. */
export type Note = Kept & { kind: 'note'; about: About; text: string; step?: string }

/** That a recipe was cooked, on a day `YYYY-MM-DD`, with the recipe as it was then. `shown` are servings, or batches where it says no servings. */
export type Cooked = Kept & { kind: 'cooked'; about: About; day: string; shown: number; remark: string; as: Recipe }

export type KitchenRecord = Note | Cooked | OwnRecipe

export const kitchenLimits = { note: 5000, remark: 500, step: 5000, title: 500 }

/** The key of the note on a recipe or on one of its steps: each has one. */
export function toNoteKey(recipeId: number, step?: string) {
  return step === undefined ? `note ${recipeId}` : `note ${recipeId} ${step.trim().slice(0, kitchenLimits.step)}`
}

/** The moment of a change, in milliseconds since 1970: `now`, yet later than the version that is there, whatever the clocks of devices say. */
export function toChangedAt(now: number, known: Pick<KitchenRecord, 'changedAt'> | undefined) {
  return Math.max(now, (known?.changedAt ?? 0) + 1)
}

/**
 * The later of two versions of a record. At the same moment the one whose text comes last in the alphabet: any two devices that exchange what they have end up
 * with the same.
 */
export function toLater<Version extends KitchenRecord>(one: Version, other: Version): Version {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** Both lists as one, each record in its later version, sorted by key. */
export function mergeKitchens(present: readonly KitchenRecord[], incoming: readonly KitchenRecord[]): KitchenRecord[] {
  const merged = new Map<string, KitchenRecord>()
  for (const record of [...present, ...incoming]) {
    const known = merged.get(record.key)
    merged.set(record.key, known ? toLater(known, record) : record)
  }
  return [...merged.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}

/**
 * What a note becomes that was written here and elsewhere since `base`: what is written here, followed by what was written elsewhere, so that neither is lost.
 * If only one of them differs from `base`, or one has all paragraphs of the other, that one.
 */
export function joinNotes(base: string, here: string, elsewhere: string) {
  if (elsewhere === base || hasAll(here, elsewhere)) return here
  if (here === base || hasAll(elsewhere, here)) return elsewhere
  return `${here}\n\n${elsewhere}`.slice(0, kitchenLimits.note)
}

/** Half a paragraph is none: who is writing it goes on in the middle of what was written elsewhere otherwise. */
function hasAll(text: string, other: string) {
  const paragraphs = new Set(text.split('\n\n'))
  return other.split('\n\n').every((paragraph) => paragraphs.has(paragraph))
}

/** A record that comes from storage or a file; undefined if it can't be read. */
export function readKitchenRecord(value: unknown, toRecipe: (record: unknown) => Recipe | undefined): KitchenRecord | undefined {
  if (isObject(value) && value.kind === 'own') return readOwnRecipe(value)
  if (!isObject(value) || !isText(value.key, kitchenLimits.step + 50) || !isAmount(value.changedAt) || !isObject(value.about))
    return undefined
  const { key, changedAt, kind } = value
  const { id, slug, title } = value.about
  if (!isAmount(id) || !isText(slug, 300) || !isText(title, kitchenLimits.title)) return undefined
  const kept = { key, changedAt, about: { id, slug, title }, ...(value.isGone === true && { isGone: true as const }) }
  if (kind === 'note' && isText(value.text, kitchenLimits.note)) {
    const step = isText(value.step, kitchenLimits.step) ? { step: value.step } : {}
    return { ...kept, kind, text: value.text, ...step }
  }
  const as = kind === 'cooked' ? toRecipe(value.as) : undefined
  if (kind !== 'cooked' || !as || !isText(value.remark, kitchenLimits.remark) || !isAmount(value.shown)) return undefined
  if (typeof value.day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value.day)) return undefined
  return { ...kept, kind, day: value.day, shown: value.shown, remark: value.remark, as }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
