import { rowFields } from '#app/admin/recipes/recipe-fields.ts'
import type { Conflict } from '#core/revisions/plan-edit.ts'

/** A conflict as a form is told of it; `stored` is the record as form values. */
export type ConflictAnswer = Conflict & { stored: Record<string, string> }

/** Fields of the forms that one field of a record stands in, where their names differ. */
const formNames: Record<string, string[]> = {
  nutritionalValues: ['calories', 'protein', 'fats', 'carbs'],
  links: ['labels', 'addresses'],
}

export function toFormNames(field: string) {
  return formNames[field] ?? [field]
}

/** The lines of a field as its form has them: rows as JSON, or one text. */
export function toFormValue(field: string, lines: string[]) {
  return rowFields.includes(field) ? JSON.stringify(lines) : lines.join('\n')
}

/** The values of those fields that only the others changed. */
export function pickTaken({ taken, stored }: Pick<ConflictAnswer, 'taken' | 'stored'>) {
  return Object.fromEntries(taken.flatMap(toFormNames).map((name) => [name, stored[name] ?? '']))
}
