import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { createStoredValue, useStored } from '#app/ui/stored-value.ts'
import { newId } from '#domain/id.ts'
import { emptyPlan, isAhead, listEntries, type MealPlan, mergePlans, readPlan, writePlan } from '#domain/plan/plan-entries.ts'
import { toLocalDay } from '#domain/text/dates.ts'

const storageKey = 'mealPlan'
/** What this tab knows is joined with what is stored: a change that another tab wrote over in the same moment is not lost. */
let known = emptyPlan
/** What is stored, without that. */
let present: MealPlan | undefined
const stored = createStoredValue(storageKey, { parse: parsePlan, format: formatPlan })

/** The plan of this device, synchronised across tabs. Undefined on the server and before hydration. */
export function useMealPlan() {
  return useStored(stored)
}

/** Changes the plan as it is stored now, which another tab may have changed. Returns whether that could be kept, and says so if not. */
export function updatePlan(change: (plan: MealPlan, now: number) => MealPlan) {
  const isKept = stored.update((plan) => change(plan, Date.now()))
  if (isKept) dispatchEvent(new Event('reader-kept'))
  return isKept
}

/** Joins the plan of another device, as it is stored there, with what is here. Returns whether that could be kept. */
export function addPlan(text: string) {
  return updatePlan((plan) => mergePlans(plan, readPlan(text, toStoredRecipe)))
}

/** The entries of a stored plan that are on it. */
export function countPlanned(text: string | null) {
  return listEntries(readPlan(text, toStoredRecipe)).length
}

/** A name for an entry. Later ones come last in the alphabet. */
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

// Two tabs may write in the same moment: what one of them wrote over, the other one knows, or is told by this event even if the writer is closed by then.
addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey && newValue !== null) bringBack(readPlan(newValue, toStoredRecipe))
})

/** Adds to the stored plan what this tab has and it lacks. */
function bringBack(told: MealPlan) {
  const plan = mergePlans(stored.reread(), told)
  if (present && isAhead(plan, present)) stored.write(plan)
}
