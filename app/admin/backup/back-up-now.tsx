import { useEffect } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { FormStatus } from '#app/ui/form-status.tsx'
import type { ChangeAnswer } from '../change-answer.ts'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useChange } from '../use-change.ts'

/** While a backup is being made, so often the page asks whether it is done. */
const askMilliseconds = 2000

/** Begins a backup, and shows the list anew when it is there. */
export function BackUpNow({ isRunning }: { isRunning: boolean }) {
  const posted = useActionData<ChangeAnswer>()
  const { fetcher, isChanging } = useChange()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), askMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
  return (
    <>
      <FormStatus answer={posted} />
      <SignInPrompt answer={fetcher.data} next="back up once more" />
      <fetcher.Form method="post" action="/admin/backup" onSubmit={(event) => isChanging && event.preventDefault()}>
        <button className="button" type="submit" aria-disabled={isChanging}>
          Back up now
        </button>
      </fetcher.Form>
    </>
  )
}
