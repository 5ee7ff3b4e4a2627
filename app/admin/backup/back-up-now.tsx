import { useActionData } from 'react-router'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useChange } from '../use-change.ts'
import { usePolling } from '../use-polling.ts'

/** Starts a backup, or test-restores the newest one, and reloads the page's data when done. */
export function BackUpNow({ isRunning, canCheck }: { isRunning: boolean; canCheck: boolean }) {
  const posted = useActionData<ChangeAnswer>()
  const { fetcher, isChanging } = useChange()
  usePolling(isRunning)
  return (
    <>
      <FormStatus answer={posted} />
      <SignInPrompt answer={fetcher.data} next="try again" />
      <fetcher.Form
        method="post"
        action="/admin/backup"
        className="admin-work__buttons"
        onSubmit={(event) => isChanging && event.preventDefault()}
      >
        <button className="button" type="submit" aria-disabled={isChanging}>
          Back up now
        </button>
        {canCheck ? (
          <button className="button button--quiet" type="submit" name="change" value="check" aria-disabled={isChanging}>
            Check now
          </button>
        ) : null}
      </fetcher.Form>
    </>
  )
}
