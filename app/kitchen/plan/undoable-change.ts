import { type MealPlan, type PlanAct, toPlanAct, withChanges, withUndone } from '#domain/plan/plan-entries.ts'
import { updatePlan } from './plan-store.ts'

/** Changes some entries of the plan; undefined if that could not be saved. The returned function undoes this change, but no later one. */
export function changeUndoably(ids: readonly string[], change: (plan: MealPlan, time: number) => MealPlan, isGoneAfterUndo: boolean) {
  let act: PlanAct = new Map()
  const isKept = updatePlan((plan, time) => {
    const next = change(plan, time)
    act = toPlanAct(next, ids)
    return next
  })
  return isKept ? () => void updatePlan((plan, time) => withUndone(plan, act, () => ({ isGone: isGoneAfterUndo }), time)) : undefined
}

/** Removes entries from the plan; another tab may have removed some already. */
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
