import '#app/kitchen/plan/plan-contents.css'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { tell } from '#app/kitchen/offline/keep-offline.ts'
import { emptyPlan, listEntries, type MealPlan } from '#domain/plan/plan-entries.ts'
import { addDays, type Day, toWeek, type WeekStart } from '#domain/plan/week.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { isPlainDay, toLocalDay } from '#domain/text/dates.ts'
import { useMealPlan } from './plan-store.ts'
import { PlanWeek } from './plan-week.tsx'
import { findRecipe, readCookHash } from './plan-words.ts'

/**
 * How many days ahead the pages of planned recipes are stored for offline use, and how long the plan must be unchanged first, in
 * milliseconds.
 */
const keptDays = 14
const pause = 3000

/** The meal to cook or the week that the hash names, or else this week. */
export function PlanContents() {
  const plan = useMealPlan() ?? emptyPlan
  const { hash } = useLocation()
  const today = toLocalDay(new Date())
  useKeptPages(plan, today)
  const start = plan.choices.weekStart ?? findWeekStart()
  const cook = readCookHash(hash)
  const CookMeal = useLoaded(cook !== undefined, () => import('./cook-meal.tsx'))?.CookMeal
  const week = toWeek(cook?.day ?? findDay(hash) ?? today, start)
  if (cook) return CookMeal ? <CookMeal plan={plan} week={week} {...cook} /> : null
  return <PlanWeek plan={plan} week={week} today={today} start={start} />
}

function useKeptPages(plan: MealPlan, today: Day) {
  const coming = listEntries(plan).filter(({ day }) => day >= today && day <= addDays(today, keptDays))
  const slugs = new Set(coming.flatMap((entry) => findRecipe(plan, entry)?.slug || []))
  const list = [...slugs].map(toRecipePath).join(' ')
  useEffect(() => {
    const timer = setTimeout(() => tell({ planned: list.split(' ').filter(Boolean) }), pause)
    return () => clearTimeout(timer)
  }, [list])
}

function findDay(hash: string) {
  const day = /^#week=(\d{4}-\d\d-\d\d)$/.exec(hash)?.[1]
  return day && isPlainDay(day) ? day : undefined
}

/** Where weeks start on a Sunday, for browsers that don't say. */
const sundayRegions = /-(?:US|CA|MX|BR|JP|KR|TW|IL|ZA|IN|PH|AU)\b/

/** The first day of the week in the reader's region; Monday almost everywhere. */
function findWeekStart(): WeekStart {
  try {
    const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language)
    const first = locale.getWeekInfo?.().firstDay ?? (sundayRegions.test(navigator.language) ? 7 : 1)
    if (first === 7) return 0
    return first === 6 ? 6 : 1
  } catch {
    return 1
  }
}
