import { type CalendarEvent, toCalendarFile } from '#domain/plan/calendar-file.ts'
import type { MealPlan, PlanEntry } from '#domain/plan/plan-entries.ts'
import type { Day } from '#domain/plan/week.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { findRecipe, toEntryName, toEntryPortions } from './plan-words.ts'

/** How long the object URL stays valid for the download to start, in milliseconds. */
const downloadTime = 60_000

/** Hands a week to the browser as a file for calendars. Returns what was done. */
export function saveCalendar(plan: MealPlan, entries: readonly PlanEntry[], week: readonly Day[]) {
  const text = toCalendarFile(
    entries.map((entry) => toEvent(plan, entry)),
    { name: 'Meal plan', host: location.hostname },
  )
  const fileName = `meal-plan-${week[0]}.ics`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), downloadTime)
  return `Handed to your browser as ${fileName}.`
}

function toEvent(plan: MealPlan, entry: PlanEntry): CalendarEvent {
  const { id, changedAt, day, meal } = entry
  const recipe = findRecipe(plan, entry)
  const portions = toEntryPortions(plan, entry)
  return {
    id,
    changedAt,
    day,
    time: plan.choices.times[meal],
    summary: `${meal}: ${toEntryName(plan, entry)}${portions ? `, ${portions}` : ''}`,
    ...(recipe && { url: `${location.origin}${toRecipePath(recipe.slug)}` }),
  }
}
