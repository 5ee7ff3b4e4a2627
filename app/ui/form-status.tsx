import type { Ref } from 'react'
import { Icon } from './icon.tsx'

type FormStatusProps = { answer: { sent: boolean; message: string } | undefined; ref?: Ref<HTMLParagraphElement> }

/** The result of a form, as a message above it. */
export function FormStatus({ answer, ref }: FormStatusProps) {
  if (!answer?.message) return null
  const { sent, message } = answer
  return (
    <p
      ref={ref}
      className={`form-status ${sent ? 'form-status--sent' : 'form-status--failed'}`}
      role={sent ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon name={sent ? 'check-circle' : 'alert'} />
      <span>{message}</span>
    </p>
  )
}
