import { useActionData } from 'react-router'
import type { ChangeAnswer } from './change-answer.ts'
import type { RecordAnswer } from './use-record-form.ts'

/** What became of a dialog over a list when the page was posted as a whole: `refused` is to be shown in it; when `isSettled`, it closes. */
export function useDialogAnswer() {
  const posted = useActionData<RecordAnswer | ChangeAnswer>()
  const refused = posted && 'typed' in posted && !posted.sent ? posted : undefined
  return { refused, isSettled: posted !== undefined && posted !== refused }
}
