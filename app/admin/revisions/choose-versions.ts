import type { ComparedField, VersionRow } from '#core/revisions/compare-versions.ts'
import { toFormNames, toFormValue } from './conflict-answer.ts'

/** Which side of a difference to save. */
export type Choice = 'ours' | 'theirs' | 'both'

/** The choices, by `toChoiceKey`. */
export type Choices = Record<string, Choice>

type Typed = Record<string, string>

/** Two versions of a record: `fields` differ, `stored` is theirs as form values, and `taken` are the fields that only they changed. */
export type TwoVersions = { fields: ComparedField[]; stored: Typed; taken: string[] }

export function toChoiceKey({ name }: Pick<ComparedField, 'name'>, index: number) {
  return `${name} ${index}`
}

/** The default until someone chooses: additions on either side are kept. */
export function toDefaultChoice(row: VersionRow): Choice {
  return row.before ? 'ours' : 'theirs'
}

/** The names of the fields whose input has changed since the comparison. */
export function listTypedSince({ fields, taken }: TwoVersions, present: Typed, compared: Typed) {
  const names = [...fields.map(({ name }) => name), ...taken]
  return names.filter((name) => toFormNames(name).some((field) => (present[field] ?? '') !== (compared[field] ?? '')))
}

/** The chosen form values, except for the fields in `typedSince`: what was typed there after the comparison counts. */
export function mergeVersions({ fields, stored, taken }: TwoVersions, choices: Choices, typedSince: string[] = []): Typed {
  const isOpen = (name: string) => !typedSince.includes(name)
  const theirs = taken.filter(isOpen).flatMap(toFormNames)
  const chosen = fields.filter(({ name }) => isOpen(name)).flatMap((field) => mergeField(field, stored, choices))
  return Object.fromEntries([...theirs.map((name) => [name, stored[name] ?? '']), ...chosen])
}

/** The form values of one field; none if ours stays as it is. */
function mergeField(field: ComparedField, stored: Typed, choices: Choices) {
  const chosen = field.rows.map((row, index) => (row.isSame ? 'ours' : (choices[toChoiceKey(field, index)] ?? toDefaultChoice(row))))
  if (field.kind === 'text') return chosen.includes('theirs') ? toFormNames(field.name).map((name) => [name, stored[name] ?? '']) : []
  if (chosen.every((choice, index) => choice === 'ours' && field.rows[index]?.before)) return []
  const values = field.rows.flatMap(({ before, after }, index) => {
    const both = [chosen[index] === 'theirs' ? undefined : before?.value, chosen[index] === 'ours' ? undefined : after?.value]
    return both.filter((value) => value !== undefined)
  })
  return [[field.name, field.kind === 'html' ? values.join('') : toFormValue(field.name, values)]]
}
