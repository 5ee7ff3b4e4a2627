import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { AdminAnswer } from '#app/form-answers.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'
import { CodeField } from './code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useAnswerToast } from './use-answer-toast.ts'

type SignInAgainProps = {
  /** What to do afterwards, as part of a sentence. */
  next?: string | undefined
  onSignedIn?: () => void
}

/**
 * Offers to sign in again when the response to a form asks for it, once for each such response. Render it next to that form, not inside it,
 * and from the start.
 */
export function SignInPrompt({ answer, next }: { answer: { needsSignIn?: boolean } | undefined; next?: string }) {
  const answers = useCount(answer)
  return answer?.needsSignIn ? <SignInAgain key={answers} next={next} /> : null
}

/** Counts the responses so far. Computed during render, so that a response causes no second render. */
function useCount(answer: object | undefined) {
  const [counted, setCounted] = useState({ answer, count: 0 })
  if (counted.answer === answer) return counted.count
  const count = counted.count + 1
  setCounted({ answer, count })
  return count
}

/** Signs in without leaving the page. */
export function SignInAgain({ next = 'save again', onSignedIn }: SignInAgainProps) {
  const fetcher = useFetcher<AdminAnswer>()
  const { data: answer } = fetcher
  const [isDone, setDone] = useState(false)
  const sending = fetcher.state !== 'idle'
  useAnswerToast(answer, undefined, true)
  useOnAnswer(answer, ({ sent }) => sent && onSignedIn?.())
  if (answer?.sent || isDone) return null
  return (
    <fetcher.Form
      className="form sign-in-again"
      method="post"
      action={answer?.needsCode ? '/admin/second-step' : '/admin/login'}
      aria-label="Sign in again"
      onSubmit={(event) => sending && event.preventDefault()}
    >
      <FormStatus
        answer={sending ? undefined : (answer ?? { sent: false, message: `Your session has ended. Sign in again, then ${next}.` })}
      />
      <input type="hidden" name="stay" value="yes" />
      {answer?.needsCode ? (
        <CodeField answer={answer} />
      ) : (
        <>
          <EmailField autoComplete="username" answer={answer} />
          <Field name="password" label="Password" type="password" required autoComplete="current-password" answer={answer} />
        </>
      )}
      <button className="button" type="submit" aria-disabled={sending}>
        Login
      </button>
      {answer?.needsCode ? null : (
        <PasskeyButton
          onSignedIn={() => {
            setDone(true)
            onSignedIn?.()
          }}
        />
      )}
    </fetcher.Form>
  )
}
