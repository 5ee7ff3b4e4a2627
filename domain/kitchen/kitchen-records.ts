import type { Recipe } from '#domain/recipes/recipe.ts'
import { type OwnRecipe, readOwnRecipe } from './own-recipe.ts'

/** What a note or an entry is about. */
type About = Pick<Recipe, 'id' | 'slug' | 'title'>

/**
 * The part common to all records: the name, and the time of the last change in milliseconds since 1970. A deleted record stays as a mark,
 * so that no copy brings it back.
 */
type Kept = { key: string; changedAt: number; isGone?: true }

/** A reader's note on a recipe, or on one of its steps, whose text is `step`. */
export type Note = Kept & { kind: 'note'; about: About; text: string; step?: string }

/**
 * That a recipe was cooked on a day `YYYY-MM-DD`, with the recipe as it was then. `shown` are servings, or batches if it has no servings.
 * Links are too short to include the recipe, so an entry from a link has none.
 */
export type Cooked = Kept & { kind: 'cooked'; about: About; day: string; shown: number; remark: string; as?: Recipe; isBatches?: true }

/** One fact about the reader's kitchen. Each is a record of its own, so that different changes on two devices add up. */
export type Choice = Kept & { kind: 'choice'; value: number }

/** One of the reader's collections. `place` is its position among the others. */
export type OwnCollection = Kept & { kind: 'collection'; name: string; place: number }

/** That a recipe is in a collection, whose key is `collection`. `image` is its picture's address, or empty. */
export type Member = Kept & { kind: 'member'; about: About; collection: string; image: string; place: number }

export type KitchenRecord = Note | Cooked | Choice | OwnCollection | Member | OwnRecipe

export const kitchenLimits = { note: 5000, remark: 500, step: 5000, title: 500, collection: 80, choice: 60 }

/** The key of the note on a recipe or on one of its steps: each has one. */
export function toNoteKey(recipeId: number, step?: string) {
  return step === undefined ? `note ${recipeId}` : `note ${recipeId} ${step.trim().slice(0, kitchenLimits.step)}`
}

/** The key of one fact about the kitchen, 'servings' or 'avoid milk'. */
export function toChoiceKey(name: string) {
  return `choice ${name}`
}

export function toMemberKey(collection: string, recipeId: number) {
  return `member ${collection} ${recipeId}`
}

/** The time of a change in milliseconds since 1970: `now`, but always later than the existing version, whatever the devices' clocks say. */
export function toChangedAt(now: number, known: Pick<KitchenRecord, 'changedAt'> | undefined) {
  return Math.max(now, (known?.changedAt ?? 0) + 1)
}

/**
 * The later of two versions of a record. At the same time, the one whose text sorts last, so that devices that exchange their data end up
 * with the same.
 */
export function toLater(one: KitchenRecord, other: KitchenRecord): KitchenRecord {
  return one.kind === 'cooked' && other.kind === 'cooked' ? joinCooked(one, other) : pickLater(one, other)
}

/** The recipe of that day is merged separately: a later version from a link has none, and must not remove it. */
function joinCooked({ as: one, isBatches, ...version }: Cooked, { as: other, isBatches: isAlso, ...otherVersion }: Cooked): Cooked {
  const as = one && other ? pickByText(one, other) : (one ?? other)
  const later = pickLater(version, otherVersion)
  return { ...later, ...(as && { as }), ...(!as && (isBatches ?? isAlso) && { isBatches: true as const }) }
}

function pickLater<Version extends Kept>(one: Version, other: Version): Version {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other
  return pickByText(one, other)
}

function pickByText<Value>(one: Value, other: Value): Value {
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

const paragraphEnd = '\n\n'

/**
 * Merges a note that was changed here and elsewhere since `base`: the text here without paragraphs that were removed elsewhere, followed by
 * those added there. Only whole paragraphs are merged; otherwise someone typing would continue in the middle of text from another tab.
 */
export function joinNotes(base: string, here: string, elsewhere: string) {
  if (here === base) return elsewhere
  const [began, present, other] = [base.split(paragraphEnd), here.split(paragraphEnd), elsewhere.split(paragraphEnd)]
  const left = present.filter((paragraph) => !paragraph.trim() || !began.includes(paragraph) || other.includes(paragraph))
  const added = other.filter((paragraph) => paragraph.trim() && !began.includes(paragraph) && !present.includes(paragraph))
  return [...(here.trim() ? left : []), ...added].join(paragraphEnd).slice(0, kitchenLimits.note)
}

/** A record from storage, a file or a link; undefined if it can't be read. */
export function readKitchenRecord(value: unknown, toRecipe: (record: unknown) => Recipe | undefined): KitchenRecord | undefined {
  if (isObject(value) && value.kind === 'own') return readOwnRecipe(value)
  if (!isObject(value) || !isText(value.key, kitchenLimits.step + 50) || !isAmount(value.changedAt)) return undefined
  const kept = { key: value.key, changedAt: value.changedAt, ...(value.isGone === true && { isGone: true as const }) }
  if (value.kind === 'choice') return readChoice(kept, value)
  if (value.kind === 'collection') return readCollection(kept, value)
  const about = readAbout(value.about)
  if (!about) return undefined
  if (value.kind === 'note') return readNote({ ...kept, about }, value)
  if (value.kind === 'member') return readMember({ ...kept, about }, value)
  return value.kind === 'cooked' ? readCooked({ ...kept, about }, value, toRecipe) : undefined
}

function readAbout(value: unknown): About | undefined {
  const { id, slug, title } = isObject(value) ? value : {}
  return isAmount(id) && isText(slug, 300) && isText(title, kitchenLimits.title) ? { id, slug, title } : undefined
}

function readChoice(kept: Kept, { value }: Stored): Choice | undefined {
  return /^choice ./.test(kept.key) && kept.key.length <= kitchenLimits.choice && isAmount(value)
    ? { ...kept, kind: 'choice', value }
    : undefined
}

function readCollection(kept: Kept, { name, place }: Stored): OwnCollection | undefined {
  const isRead = /^collection ./.test(kept.key) && isText(name, kitchenLimits.collection) && isAmount(place)
  return isRead ? { ...kept, kind: 'collection', name, place } : undefined
}

function readMember(kept: Kept & { about: About }, { collection, image, place }: Stored): Member | undefined {
  const isRead = isText(collection, 100) && isText(image, 500) && isAmount(place) && kept.key === toMemberKey(collection, kept.about.id)
  return isRead ? { ...kept, kind: 'member', collection, image, place } : undefined
}

function readNote(kept: Kept & { about: About }, { text, step }: Stored): Note | undefined {
  if (!isText(text, kitchenLimits.note)) return undefined
  return { ...kept, kind: 'note', text, ...(isText(step, kitchenLimits.step) && { step }) }
}

function readCooked(
  kept: Kept & { about: About },
  { day, shown, remark, as, isBatches }: Stored,
  toRecipe: (record: unknown) => Recipe | undefined,
): Cooked | undefined {
  if (!isText(remark, kitchenLimits.remark) || !isAmount(shown) || !isText(day, 10) || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const recipe = as === undefined ? undefined : toRecipe(as)
  if (as !== undefined && !recipe) return undefined
  return { ...kept, kind: 'cooked', day, shown, remark, ...(recipe && { as: recipe }), ...(isBatches === true && { isBatches }) }
}

type Stored = Record<string, unknown>

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
