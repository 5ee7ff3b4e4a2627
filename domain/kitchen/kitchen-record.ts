import type { Recipe } from '#domain/recipes/recipe.ts'

/** Which recipe of the site something is about. The title is as it was, for when the recipe is gone. */
export type RecipeReference = Pick<Recipe, 'id' | 'slug' | 'title'>

/** What every record has. `updatedAt` is in epoch milliseconds; of two records with one id the later one counts. */
type Stamp = { id: string; updatedAt: number }

/** What a reader wrote about a recipe, or about the step whose text is in `step`. */
export type NoteRecord = Stamp & { kind: 'note'; recipe: RecipeReference; step: string | null; text: string }

/** That a recipe was cooked: on which day (2026-11-25), for how many, and which snapshot has the recipe as it was then. */
export type CookedRecord = Stamp & {
  kind: 'cooked'
  recipe: RecipeReference
  day: string
  servings: number | null
  remark: string
  snapshot: string
}

/** A recipe as it was on some day. Its id comes from its content, so equal ones are kept once. */
export type SnapshotRecord = Stamp & { kind: 'snapshot'; recipe: Recipe }

export type CollectionRecord = Stamp & { kind: 'collection'; name: string; place: number }

/** That a recipe is in a collection. A record of its own, so that two devices may each add one. */
export type PlacedRecord = Stamp & { kind: 'placed'; collection: string; recipe: RecipeReference; place: number }

/** A recipe of the reader's own: lines of text as they were typed or shared, and where they are from. */
export type OwnRecipeRecord = Stamp & {
  kind: 'own'
  title: string
  source: string
  servings: string
  ingredients: string[]
  steps: string[]
  remark: string
}

/** What is left of a deleted record, so that an older copy does not bring it back. */
export type GoneRecord = Stamp & { kind: 'gone' }

export type KitchenRecord = NoteRecord | CookedRecord | SnapshotRecord | CollectionRecord | PlacedRecord | OwnRecipeRecord | GoneRecord

export type KitchenRecords = ReadonlyMap<string, KitchenRecord>

/** Characters of a note or remark, and of a name. */
export const kitchenLimits = { text: 5000, name: 80, records: 20_000 }

export function noteId(recipeId: number, step: string | null) {
  return step === null ? `note-${recipeId}` : `note-${recipeId}-${toHash(step)}`
}

export function placedId(collection: string, recipeId: number) {
  return `placed-${collection}-${recipeId}`
}

/** An id that no other device makes. It need not be secret, and on a site without TLS browsers make no better one. */
export function newRecordId(kind: 'cooked' | 'collection' | 'own') {
  return `${kind}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
}

export function toReference({ id, slug, title }: RecipeReference): RecipeReference {
  return { id, slug, title }
}

/** A recipe as it is now, to be kept with the log. Pictures stay addresses. */
export function toSnapshot(recipe: Recipe): Omit<SnapshotRecord, 'updatedAt'> {
  return { id: `snapshot-${recipe.id}-${toHash(toStableText(recipe))}`, kind: 'snapshot', recipe }
}

/** The time of a change: later than what it changes, also when this device's clock is behind. */
export function toStamp(stored: KitchenRecord | undefined, now: number) {
  return Math.max(now, (stored?.updatedAt ?? 0) + 1)
}

/** JSON with its keys sorted, so that equal records give equal texts. */
export function toStableText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** 53 bits of a text (cyrb53): not for secrets. Browsers have no SHA on a site without TLS. */
function toHash(text: string) {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}
