import { data } from 'react-router'
import { toFieldLabel } from '#domain/revisions/field-labels.ts'
import type { Conflict } from '#operations/revisions/plan-edit.ts'
import type { RecordAnswer } from '../use-record-form.ts'
import { type ConflictAnswer, pickTaken } from './conflict-answer.ts'

/** The response (409) to a save that others were ahead of; `stored` is the record as form values. */
export function answerConflict(conflict: Conflict, stored: ConflictAnswer['stored'], typed: Record<string, string>) {
  const who = conflict.author || 'Another window'
  const message = `Nothing was saved yet: ${who} has changed the same in the meantime. Both versions stand below.`
  // A form that is sent again replaces what it was told of: what only the others changed must stand in it.
  const merged = { ...typed, ...pickTaken({ ...conflict, stored }) }
  const answer = { sent: false, form: 'record', message, errors: {}, typed: merged, conflict: { ...conflict, stored } }
  return data<RecordAnswer>(answer, { status: 409 })
}

/** What the message of a save adds when others had changed other fields meanwhile. */
export function describeTaken(taken: string[]) {
  if (taken.length === 0) return ''
  return ` What others have changed meanwhile was kept: ${[...new Set(taken.map(toFieldLabel))].join(', ').toLowerCase()}.`
}
