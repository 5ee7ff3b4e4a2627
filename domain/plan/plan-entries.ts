import type { Recipe } from '#domain/recipes/recipe.ts'
import { isPlainDay } from '#domain/text/dates.ts'
import { addDays, type Day, type WeekStart } from './week.ts'

export const meals = ['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const

export type Meal = (typeof meals)[number]

/** A recipe as it was when it was last planned: what is needed to shop for it and to cook it. */
export type PlannedRecipe = Pick<
  Recipe,
  'id' | 'slug' | 'title' | 'servings' | 'ingredients' | 'steps' | 'prepMinutes' | 'cookMinutes' | 'restMinutes' | 'chillMinutes'
> & {
  /** How many minutes steps take the reader, by step index from 0. */
  stepMinutes?: Readonly<Record<string, number>>
}

/** The time of the last change of a record, in milliseconds since 1970. */
type Kept = { changedAt: number }

/** A planned recipe, or a text such as 'Leftovers'. Removed entries stay as marks, so that no other tab brings them back. */
export type PlanEntry = Kept & {
  id: string
  day: Day
  meal: Meal
  /** How many servings are cooked (or batches, if the recipe has no servings), and how many of them were put on the shopping list. */
  shown: number
  listed: number
  isGone: boolean
} & ({ recipeId: number; text?: never } | { text: string; recipeId?: never })

/** The reader's choices: meal times as 'HH:MM', how a week is shown, and the number of burners. */
export type PlanChoices = Kept & { times: Partial<Record<Meal, string>>; weekStart?: WeekStart; burners?: number }

/** The most burners a reader can have. */
export const burnerChoices = [1, 2, 3, 4, 5, 6, 7, 8] as const

export type MealPlan = { entries: readonly PlanEntry[]; recipes: readonly (PlannedRecipe & Kept)[]; choices: PlanChoices }

/** What is planned: a recipe with its portions, or a text. */
export type PlanDraft = { day: Day; meal: Meal; shown: number } & ({ recipe: PlannedRecipe } | { text: string })

export const emptyPlan: MealPlan = { entries: [], recipes: [], choices: { changedAt: 0, times: {} } }

/** The most characters of a text on the plan. */
export const maxPlanText = 200

/** How many days a plan goes back, and how many it remembers removed entries. */
const oldestDays = 400
const marksLast = 60 * 24 * 3_600_000

/** Merges two plans, keeping each record's later version. The order and number of merges make no difference. */
export function mergePlans(one: MealPlan, other: MealPlan): MealPlan {
  return {
    entries: mergeById(one.entries, other.entries).sort(byPlace),
    recipes: mergeById(one.recipes, other.recipes).sort((a, b) => a.id - b.id),
    choices: toLater(one.choices, other.choices),
  }
}

/** Whether a plan has something that another one lacks, or has in an earlier version. */
export function isAhead(plan: MealPlan, of: MealPlan) {
  const isNewer = <Record extends Kept & { id: unknown }>(list: readonly Record[], others: readonly Record[]) => {
    const known = new Map(others.map(({ id, changedAt }) => [id, changedAt]))
    return list.some(({ id, changedAt }) => changedAt > (known.get(id) ?? 0))
  }
  return isNewer(plan.entries, of.entries) || isNewer(plan.recipes, of.recipes) || plan.choices.changedAt > of.choices.changedAt
}

/** Adds entries, with their recipes in their present form. `toId` makes an entry's id. */
export function withDrafts(plan: MealPlan, drafts: readonly PlanDraft[], now: number, toId: () => string): MealPlan {
  const entries = drafts.map(({ day, meal, shown, ...what }): PlanEntry => {
    const own = { id: toId(), changedAt: now, day, meal, shown, listed: 0, isGone: false }
    return 'text' in what ? { ...own, text: what.text } : { ...own, recipeId: what.recipe.id }
  })
  const recipes = drafts.flatMap((draft) => ('recipe' in draft ? [{ ...withOwnMinutes(draft.recipe, plan), changedAt: now }] : []))
  return mergePlans(plan, { ...emptyPlan, entries, recipes })
}

/** Replaces entries. Even with a wrong clock, a change never looks older than what it changes. */
export function withChanges(
  plan: MealPlan,
  ids: readonly string[],
  change: Partial<Pick<PlanEntry, 'day' | 'meal' | 'shown' | 'listed' | 'isGone' | 'text'>>,
  now: number,
): MealPlan {
  const entries = plan.entries.map((entry): PlanEntry => {
    if (!ids.includes(entry.id)) return entry
    const { text = '', ...others } = change
    const changed = { ...entry, ...others, changedAt: Math.max(now, entry.changedAt + 1) }
    return text && changed.text !== undefined ? { ...changed, text } : changed
  })
  return { ...plan, entries: entries.sort(byPlace) }
}

/** Which entries a change has written at which time: what `withUndone` compares. */
export type PlanAct = ReadonlyMap<string, number>

/** The effect of a change on some entries, for undoing it. */
export function toPlanAct({ entries }: MealPlan, ids: readonly string[]): PlanAct {
  return new Map(entries.flatMap(({ id, changedAt }) => (ids.includes(id) ? [[id, changedAt] as const] : [])))
}

/** Undoes a change for those entries that nobody has changed since. */
export function withUndone(plan: MealPlan, act: PlanAct, change: (id: string) => Parameters<typeof withChanges>[2], now: number): MealPlan {
  const own = plan.entries.filter(({ id, changedAt }) => act.get(id) === changedAt)
  return own.reduce((next, { id }) => withChanges(next, [id], change(id), now), plan)
}

/** Sets the reader's own minutes of a step; without a number, restores the previous ones. */
export function withStepMinutes(plan: MealPlan, recipeId: number, place: number, minutes: number | undefined, now: number): MealPlan {
  const recipes = plan.recipes.map((recipe) => {
    if (recipe.id !== recipeId) return recipe
    const stepMinutes = readStepMinutes({ ...recipe.stepMinutes, [place]: minutes }, recipe.steps.length)
    return { ...toPlannedRecipe({ ...recipe, stepMinutes }), changedAt: Math.max(now, recipe.changedAt + 1) }
  })
  return { ...plan, recipes }
}

export function withChoices(plan: MealPlan, change: Partial<Omit<PlanChoices, 'changedAt'>>, now: number): MealPlan {
  return { ...plan, choices: readChoices({ ...plan.choices, ...change, changedAt: Math.max(now, plan.choices.changedAt + 1) }) }
}

/** Copies the days of a week to a number of days later, without what is already there. */
export function toCopies(plan: MealPlan, week: readonly Day[], days: number): PlanDraft[] {
  const present = listEntries(plan)
  return present
    .filter(({ day }) => week.includes(day))
    .flatMap((entry): PlanDraft[] => {
      const day = addDays(entry.day, days)
      const { meal, shown, recipeId, text } = entry
      const isThere = present.some(
        (other) => other.day === day && other.meal === meal && other.recipeId === recipeId && other.text === text,
      )
      if (isThere) return []
      if (text !== undefined) return [{ day, meal, shown, text }]
      const recipe = plan.recipes.find(({ id }) => id === recipeId)
      return recipe ? [{ day, meal, shown, recipe }] : []
    })
}

/** Entries that are on the plan. */
export function listEntries({ entries, recipes }: MealPlan) {
  const known = new Set(recipes.map(({ id }) => id))
  return entries.filter(({ isGone, recipeId }) => !isGone && (recipeId === undefined || known.has(recipeId)))
}

/** What to add to a shopping list for entries that are not on it yet, by recipe. A recipe removed from the list is added again. */
export function toAdditions(entries: readonly PlanEntry[], isOnList: (recipeId: number) => boolean) {
  const missing = entries.flatMap(({ id, recipeId, shown, listed }) => {
    const more = shown - (recipeId !== undefined && isOnList(recipeId) ? listed : 0)
    return recipeId !== undefined && more > 0 ? [{ id, recipeId, shown, more }] : []
  })
  return [...Map.groupBy(missing, ({ recipeId }) => recipeId)].map(([recipeId, own]) => ({
    recipeId,
    more: own.reduce((sum, { more }) => sum + more, 0),
    entries: own.map(({ id, shown }) => ({ id, shown })),
  }))
}

/** The plan as text for storage, without entries long past and unused recipes. */
export function writePlan({ entries, recipes, choices }: MealPlan, today: Day, now: number) {
  const oldest = addDays(today, -oldestDays)
  const kept = entries.filter(({ day, isGone, changedAt }) => day >= oldest && (!isGone || changedAt > now - marksLast))
  const used = new Set(kept.map(({ recipeId }) => recipeId))
  return JSON.stringify({ entries: kept, recipes: recipes.filter(({ id }) => used.has(id)), choices })
}

/** Parses a stored plan; unreadable parts are dropped. `toRecipe` completes a record to a recipe. */
export function readPlan(stored: string | null, toRecipe: (record: unknown) => Recipe | undefined): MealPlan {
  const { entries, recipes, choices } = parse(stored)
  const read = {
    entries: toArray(entries).flatMap((entry) => readEntry(entry) ?? []),
    recipes: toArray(recipes).flatMap((record) => {
      const recipe = toRecipe(record)
      if (!recipe) return []
      const { changedAt, stepMinutes } = toObject(record)
      const planned = toPlannedRecipe({ ...recipe, stepMinutes: readStepMinutes(toObject(stepMinutes), recipe.steps.length) })
      return [{ ...planned, changedAt: toTime(changedAt) }]
    }),
    choices: readChoices(toObject(choices)),
  }
  return mergePlans(read, emptyPlan)
}

export function isMeal(value: unknown): value is Meal {
  return meals.some((meal) => meal === value)
}

/** Whether a text is a time of day: 'HH:MM'. */
export function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
}

function toPlannedRecipe(recipe: PlannedRecipe): PlannedRecipe {
  const { id, slug, title, ingredients, steps } = recipe
  const numbers = ['servings', 'prepMinutes', 'cookMinutes', 'restMinutes', 'chillMinutes'] as const
  const known = numbers.flatMap((name) => (isPositive(recipe[name]) ? [[name, recipe[name]]] : []))
  const own = Object.keys(recipe.stepMinutes ?? {}).length > 0 ? { stepMinutes: recipe.stepMinutes } : {}
  return { id, slug, title, ingredients, steps, ...Object.fromEntries(known), ...own }
}

/** A recipe planned again keeps the reader's minutes if its steps are unchanged. */
function withOwnMinutes(recipe: PlannedRecipe, { recipes }: MealPlan): PlannedRecipe {
  const known = recipes.find(({ id }) => id === recipe.id)
  const isSame = known?.stepMinutes && JSON.stringify(known.steps) === JSON.stringify(recipe.steps)
  return toPlannedRecipe(isSame ? { ...recipe, ...(known.stepMinutes && { stepMinutes: known.stepMinutes }) } : recipe)
}

function readStepMinutes(stored: Record<string, unknown>, count: number): Record<string, number> {
  const known = Array.from({ length: count }, (_, place) => [String(place), stored[place]] as const)
  return Object.fromEntries(known.flatMap(([place, minutes]) => (isStepMinutes(minutes) ? [[place, minutes]] : [])))
}

/** Whether a step can take this many minutes: at most two days. */
export function isStepMinutes(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2880
}

function readEntry(value: unknown): PlanEntry | undefined {
  const { id, changedAt, day, meal, shown, listed, isGone, recipeId, text } = toObject(value)
  if (typeof id !== 'string' || id === '' || id.length > 60 || typeof day !== 'string' || !isPlainDay(day) || !isMeal(meal))
    return undefined
  const kept = {
    id,
    changedAt: toTime(changedAt),
    day,
    meal,
    shown: isPositive(shown) ? shown : 1,
    listed: isPositive(listed) ? listed : 0,
    isGone: isGone === true,
  }
  if (typeof recipeId === 'number' && Number.isFinite(recipeId)) return { ...kept, recipeId }
  return typeof text === 'string' && text ? { ...kept, text: text.slice(0, maxPlanText) } : undefined
}

/** In a fixed order, as versions are compared by it. */
function readChoices({ changedAt, times, weekStart, burners }: Record<string, unknown>): PlanChoices {
  const known = meals.flatMap((meal) => {
    const time = toObject(times)[meal]
    return isTimeOfDay(time) ? [[meal, time]] : []
  })
  const start = weekStart === 0 || weekStart === 1 || weekStart === 6 ? { weekStart: weekStart as WeekStart } : {}
  const count = burnerChoices.find((choice) => choice === burners)
  return { changedAt: toTime(changedAt), times: Object.fromEntries(known), ...start, ...(count && { burners: count }) }
}

function mergeById<Record extends Kept & { id: unknown }>(list: readonly Record[], others: readonly Record[]) {
  const merged = new Map<unknown, Record>()
  for (const record of [...list, ...others]) {
    const known = merged.get(record.id)
    merged.set(record.id, known ? toLater(known, record) : record)
  }
  return [...merged.values()]
}

/** At the same time, the one whose text sorts last. */
function toLater<Record extends Kept>(one: Record, other: Record): Record {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** By day and meal; within a meal in the order in which they were planned, which their ids reflect. */
function byPlace(one: PlanEntry, other: PlanEntry) {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1
  if (one.meal !== other.meal) return meals.indexOf(one.meal) - meals.indexOf(other.meal)
  return one.id < other.id ? -1 : 1
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    return toObject(JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function toTime(value: unknown) {
  return isPositive(value) ? value : 0
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
