import type { Shared, Timetable } from '#domain/plan/cook-backwards.ts'
import type { Pan } from '#domain/plan/equipment.ts'
import { type Day, toMomentBefore } from '#domain/plan/week.ts'
import { toSpokenTime } from '#domain/recipes/clock-text.ts'
import { countOf } from '#domain/text/count-of.ts'
import { toClockText } from './plan-words.ts'

type MealNotesProps = { table: Timetable; day: Day; time: string; burners: number; toTitle: (recipeId: number) => string }

/** What the timeline can't arrange, or requires of a kitchen. */
export function MealNotes({ table: { early, pans, overBurners }, day, time, burners, toTitle }: MealNotesProps) {
  const toClock = (minutes: number) => toClockText(toMomentBefore(day, time, minutes))
  const notes = [
    ...early.map(({ recipeId, minutes, reasons }) => {
      const why = `${toNames(reasons)} busy then`
      return `${toTitle(recipeId)} is ready ${toSpokenTime(minutes * 60)} early: ${why}. Keep it warm or chilled.`
    }),
    ...overBurners.map((over) => `${toTitle(over.recipeId)} needs ${countOf(over.burners, 'burner')}, but you have ${burners}.`),
    ...pans.map(({ pan, count, from, to }) => `${toCount(count)} ${toPlural(pan)} are needed from ${toClock(from)} to ${toClock(to)}.`),
  ]
  return notes.map((note) => (
    <p key={note} className="cook-meal__note">
      {note}
    </p>
  ))
}

const many: Partial<Record<Shared, string>> = { hands: 'your hands', burner: 'the burners' }

/** 'your hands and the oven are', 'the grill is' */
function toNames(reasons: readonly Shared[]) {
  const names = reasons.map((reason) => many[reason] ?? `the ${reason}`)
  const isOne = reasons.length === 1 && reasons.every((reason) => !many[reason])
  return `${names.join(' and ')} ${isOne ? 'is' : 'are'}`
}

function toCount(count: number) {
  return ['Two', 'Three', 'Four'][count - 2] ?? String(count)
}

function toPlural(pan: Pan) {
  if (pan === 'pot') return 'large pots'
  return pan.endsWith('dish') ? `${pan}es` : `${pan}s`
}
