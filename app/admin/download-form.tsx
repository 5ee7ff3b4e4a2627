import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { FormStatus } from '#app/ui/form-status.tsx'
import { showToast } from '#app/ui/toast.ts'
import { CurrentPassword } from './account/account-forms.tsx'

type DownloadFormProps = {
  action: string
  labelledBy: string
  button: string
  /** Shown while the file is being created. */
  notice: string
  /** Why there was no file, beside the password if it is about that; '' if there was one. */
  error: { text: string; isOfPassword: boolean }
  hasPassword: boolean
  /** The message that replaces the form while another file is being created, which the browser would abandon; '' for none. */
  busy?: string
  onAsk?: () => void
  children?: ReactNode
}

/** Requests a file that is created on the spot. It is a plain form, so that the browser downloads the response. */
export function DownloadForm({ action, labelledBy, button, notice, error, hasPassword, busy, onAsk, children }: DownloadFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const noteSent = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) {
      event.preventDefault()
      showToast('info', busy)
      return
    }
    showToast('info', notice)
    onAsk?.()
    // Once the browser has read the form.
    setTimeout(() => form.current?.reset())
  }
  const { text, isOfPassword } = error
  return (
    <form ref={form} className="form" method="post" action={action} aria-labelledby={labelledBy} onSubmit={noteSent}>
      <FormStatus answer={text && !isOfPassword ? { sent: false, message: text } : undefined} />
      {children}
      {hasPassword ? <CurrentPassword key={text} answer={{ typed: {}, errors: text && isOfPassword ? { current: text } : {} }} /> : null}
      <button className="button" type="submit" aria-describedby={labelledBy} aria-disabled={Boolean(busy)}>
        {button}
      </button>
    </form>
  )
}
