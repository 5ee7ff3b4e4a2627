import { downloadText } from '#app/ui/download-text.ts'
import { type CalendarEvent, toCalendarFile } from '#domain/plan/calendar-file.ts'
import type { MealPlan, PlanEntry } from '#domain/plan/plan-entries.ts'
import type { Day } from '#domain/plan/week.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { findRecipe, toEntryName, toEntryPortions } from './plan-words.ts'

/** Downloads a week as a calendar file. Returns a message. */
export function saveCalendar(plan: MealPlan, entries: readonly PlanEntry[], week: readonly Day[]) {
  const text = toCalendarFile(
    entries.map((entry) => toEvent(plan, entry)),
    { name: 'Meal plan', host: location.hostname },
  )
  const fileName = `meal-plan-${week[0]}.ics`
  downloadText(text, fileName, 'text/calendar')
  return `Downloaded ${fileName}.`
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
