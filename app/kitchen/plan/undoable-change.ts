import { type MealPlan, type PlanAct, toPlanAct, withChanges, withUndone } from '#domain/plan/plan-entries.ts'
import { updatePlan } from './plan-store.ts'

/** Changes the plan, given which of its entries; undefined if that could not be kept. What is returned takes back this one change, and no later one. */
export function changeUndoably(ids: readonly string[], change: (plan: MealPlan, time: number) => MealPlan, isGoneAfterUndo: boolean) {
  let act: PlanAct = new Map()
  const isKept = updatePlan((plan, time) => {
    const next = change(plan, time)
    act = toPlanAct(next, ids)
    return next
  })
  return isKept ? () => void updatePlan((plan, time) => withUndone(plan, act, () => ({ isGone: isGoneAfterUndo }), time)) : undefined
}

/** Takes entries off the plan, of which another tab may have taken some off already. */
export function takeOffPlan(ids: readonly string[]) {
  const taken: string[] = []
  return changeUndoably(
    taken,
    (plan, time) => {
      taken.push(...plan.entries.filter(({ id, isGone }) => ids.includes(id) && !isGone).map(({ id }) => id))
      return withChanges(plan, taken, { isGone: true }, time)
    },
    false,
  )
}
