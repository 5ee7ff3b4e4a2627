import '#app/styles/plan.css'
import { useLocation } from 'react-router'
import { emptyPlan } from '#domain/plan/plan-entries.ts'
import { toWeek } from '#domain/plan/week.ts'
import { isPlainDay, toLocalDay } from '#domain/text/dates.ts'
import { findWeekStart } from './find-week-start.ts'
import { useMealPlan } from './plan-store.ts'
import { PlanWeek } from './plan-week.tsx'

/** The week that the hash names, else this one. */
export function PlanContents() {
  const plan = useMealPlan() ?? emptyPlan
  const { hash } = useLocation()
  const today = toLocalDay(new Date())
  const start = plan.choices.weekStart ?? findWeekStart()
  const week = toWeek(findDay(hash) ?? today, start)
  return <PlanWeek plan={plan} week={week} today={today} start={start} />
}

function findDay(hash: string) {
  const day = /^#week=(\d{4}-\d\d-\d\d)$/.exec(hash)?.[1]
  return day && isPlainDay(day) ? day : undefined
}
