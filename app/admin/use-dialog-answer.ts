import { useActionData } from 'react-router'
import type { ChangeAnswer, RecordAnswer } from '#app/form-answers.ts'

/** The result of a dialog's form submitted as a full page: show `refused` in the dialog; close it when `isSettled`. */
export function useDialogAnswer() {
  const posted = useActionData<RecordAnswer | ChangeAnswer>()
  const refused = posted && 'typed' in posted && !posted.sent ? posted : undefined
  return { refused, isSettled: posted !== undefined && posted !== refused }
}
