import { useSyncExternalStore } from 'react'
import { createStoredText } from '#app/site/recipes/stored-text.ts'
import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { showToast } from '#app/ui/toast.ts'
import { emptyPlan, isAhead, type MealPlan, mergePlans, readPlan, writePlan } from '#domain/plan/plan-entries.ts'
import { toLocalDay } from '#domain/text/dates.ts'

const stored = createStoredText('mealPlan')
let known: { text: string | null; plan: MealPlan } | undefined

/** The plan of this device, synchronised across tabs. Undefined on the server and before hydration. */
export function useMealPlan() {
  return useSyncExternalStore(
    subscribe,
    () => toPlan(stored.read()),
    () => undefined,
  )
}

/** Changes the plan as it is stored now, which another tab may have changed. Returns whether that could be kept, and says so if not. */
export function updatePlan(change: (plan: MealPlan, now: number) => MealPlan) {
  const now = Date.now()
  const isKept = stored.write(writePlan(change(toPlan(stored.reread()), now), toLocalDay(new Date(now)), now))
  if (!isKept) showToast('error', 'This could not be saved: your browser’s storage is full or switched off.')
  return isKept
}

/** A name for an entry. It need not be secret, and on a site without TLS browsers make no better one. Later ones come last in the alphabet. */
export function toEntryId() {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
}

/** What this tab knows is joined with what is stored: a change that another tab wrote over in the same moment is not lost. */
function toPlan(text: string | null) {
  if (known?.text === text) return known.plan
  const plan = text === null ? emptyPlan : mergePlans(known?.plan ?? emptyPlan, readPlan(text, toStoredRecipe))
  known = { text, plan }
  return plan
}

function subscribe(listener: () => void) {
  return stored.subscribe(() => {
    bringBack()
    listener()
  })
}

/** Stores what another tab wrote over. */
function bringBack() {
  const text = stored.read()
  if (text === null || text === known?.text) return
  const plan = toPlan(text)
  const now = Date.now()
  if (isAhead(plan, readPlan(text, toStoredRecipe))) stored.write(writePlan(plan, toLocalDay(new Date(now)), now))
}
