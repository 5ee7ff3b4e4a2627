import { data } from 'react-router'
import type { FormConflict, RecordAnswer } from '#app/form-answers.ts'
import type { Conflict } from '#core/revisions/plan-edit.ts'
import { toFieldLabel } from '#domain/revisions/field-labels.ts'
import { pickTaken } from './conflict-answer.ts'

/** The response (409) to a save based on an outdated revision; `stored` is the record as form values. */
export function answerConflict(conflict: Conflict, stored: FormConflict['stored'], typed: Record<string, string>) {
  const answer = { sent: false, form: 'record', errors: {}, message: describeConflict(conflict) }
  return data<RecordAnswer>({ ...answer, typed: mergeTaken(typed, conflict, stored), conflict: { ...conflict, stored } }, { status: 409 })
}

/** Submitting the form again replaces what it was shown, so it must include what only the others changed. */
export function mergeTaken(typed: Record<string, string>, { taken }: Conflict, stored: FormConflict['stored']) {
  return { ...typed, ...pickTaken({ taken, stored }) }
}

export function describeConflict({ author }: Conflict) {
  return `Not saved yet: ${author || 'Another tab'} changed the same text. Both versions are below.`
}

/** What a form shows after a save that kept others' concurrent changes: the record as form values, and the fields that are theirs. */
export function showTaken(taken: string[], stored: Record<string, string> | undefined) {
  return taken.length > 0 && stored ? { stored, taken } : {}
}

/** The message of a save, and the other fields that others had changed meanwhile. */
export function addTaken(message: string, taken: string[]) {
  if (taken.length === 0) return message
  const labels = [...new Set(taken.map(toFieldLabel))].join(', ').toLowerCase()
  return `${message.replace(/([^.!])$/, '$1.')} Changes others made in the meantime were kept: ${labels}.`
}
