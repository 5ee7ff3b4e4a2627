import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { createStoredValue, useStored } from '#app/ui/stored-value.ts'
import { newId } from '#domain/id.ts'
import { emptyPlan, isAhead, listEntries, type MealPlan, mergePlans, readPlan, writePlan } from '#domain/plan/plan-entries.ts'
import { toLocalDay } from '#domain/text/dates.ts'

const storageKey = 'mealPlan'
/** This tab's plan is merged with the stored one, so a change that another tab overwrote at the same moment is not lost. */
let known = emptyPlan
/** The stored plan, without that. */
let present: MealPlan | undefined
const stored = createStoredValue(storageKey, { parse: parsePlan, format: formatPlan })

/** The plan on this device, synchronised across tabs. Undefined on the server and before hydration. */
export function useMealPlan() {
  return useStored(stored)
}

/** Changes the plan as currently stored, which another tab may have changed. Returns whether it could be saved, and says so if not. */
export function updatePlan(change: (plan: MealPlan, now: number) => MealPlan) {
  const isKept = stored.update((plan) => change(plan, Date.now()))
  if (isKept) dispatchEvent(new Event('reader-kept'))
  return isKept
}

/** Merges another device's plan, in its stored form, with the plan here. Returns whether it could be saved. */
export function addPlan(text: string) {
  return updatePlan((plan) => mergePlans(plan, readPlan(text, toStoredRecipe)))
}

/** The entries of a stored plan, without removed ones. */
export function countPlanned(text: string | null) {
  return listEntries(readPlan(text, toStoredRecipe)).length
}

/** An id for an entry. Later ones sort last. */
export function toEntryId() {
  return newId(new Date())
}

function parsePlan(text: string | null) {
  present = text === null ? undefined : readPlan(text, toStoredRecipe)
  known = present ? mergePlans(known, present) : emptyPlan
  return known
}

function formatPlan(plan: MealPlan) {
  const now = Date.now()
  return writePlan(plan, toLocalDay(new Date(now)), now)
}

// Two tabs may write at the same moment: what one overwrote, the other knows, or learns from this event even if the writer has been closed.
addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey && newValue !== null) bringBack(readPlan(newValue, toStoredRecipe))
})

/** Adds to the stored plan what it lacks and this tab has. */
function bringBack(told: MealPlan) {
  const plan = mergePlans(stored.reread(), told)
  if (present && isAhead(plan, present)) stored.write(plan)
}
