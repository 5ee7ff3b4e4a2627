import { rowFields } from '#app/admin/recipes/recipe-form-values.ts'
import type { FormConflict } from '#app/form-answers.ts'

/** The form fields of a record's field, if their names differ. */
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

/** The values of the fields that only the others changed. */
export function pickTaken({ taken, stored }: Pick<FormConflict, 'taken' | 'stored'>) {
  return Object.fromEntries(taken.flatMap(toFormNames).map((name) => [name, stored[name] ?? '']))
}
