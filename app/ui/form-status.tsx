import type { Ref } from 'react'
import { Icon } from './icon.tsx'

type FormStatusProps = { answer: { sent: boolean; message: string; isFine?: boolean } | undefined; ref?: Ref<HTMLParagraphElement> }

/** The result of a form, as a message above it. */
export function FormStatus({ answer, ref }: FormStatusProps) {
  if (!answer?.message) return null
  const { message } = answer
  const isGood = answer.sent || answer.isFine
  return (
    <p
      ref={ref}
      className={`form-status ${isGood ? 'form-status--sent' : 'form-status--failed'}`}
      role={isGood ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon name={isGood ? 'check-circle' : 'alert'} />
      <span>{message}</span>
    </p>
  )
}
