import { useSyncExternalStore } from 'react'
import { createStoredText } from '#app/public/recipes/stored-text.ts'
import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { sayNotStored } from '#app/ui/toast.ts'
import { newId } from '#domain/id.ts'
import { emptyPlan, isAhead, listEntries, type MealPlan, mergePlans, readPlan, writePlan } from '#domain/plan/plan-entries.ts'
import { toLocalDay } from '#domain/text/dates.ts'

const storageKey = 'mealPlan'
const stored = createStoredText(storageKey)
let known: { text: string | null; plan: MealPlan } | undefined

/** The plan of this device, synchronised across tabs. Undefined on the server and before hydration. */
export function useMealPlan() {
  return useSyncExternalStore(
    stored.subscribe,
    () => toPlan(stored.read()),
    () => undefined,
  )
}

/** Changes the plan as it is stored now, which another tab may have changed. Returns whether that could be kept, and says so if not. */
export function updatePlan(change: (plan: MealPlan, now: number) => MealPlan) {
  const now = Date.now()
  const isKept = stored.write(writePlan(change(toPlan(stored.reread()), now), toLocalDay(new Date(now)), now))
  if (isKept) dispatchEvent(new Event('reader-kept'))
  else sayNotStored()
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

/** What this tab knows is joined with what is stored: a change that another tab wrote over in the same moment is not lost. */
function toPlan(text: string | null) {
  if (known?.text === text) return known.plan
  const plan = text === null ? emptyPlan : mergePlans(known?.plan ?? emptyPlan, readPlan(text, toStoredRecipe))
  known = { text, plan }
  return plan
}

// Two tabs may write in the same moment: what one of them wrote over, the other one knows, or is told by this event even if the writer is closed by then.
addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey && newValue !== null) bringBack(readPlan(newValue, toStoredRecipe))
})

/** Adds to the stored plan what this tab has and it lacks. */
function bringBack(told: MealPlan) {
  const text = stored.reread()
  const plan = mergePlans(toPlan(text), told)
  const now = Date.now()
  if (text !== null && isAhead(plan, readPlan(text, toStoredRecipe))) stored.write(writePlan(plan, toLocalDay(new Date(now)), now))
}
