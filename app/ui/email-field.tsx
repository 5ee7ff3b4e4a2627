import { fieldLimits } from '#domain/forms/form-limits.ts'
import { Field, type FieldAnswer } from './field.tsx'

type EmailFieldProps = { autoComplete: 'email' | 'username' | 'off'; help?: string; answer: FieldAnswer | undefined }

/** The required field `email`. */
export function EmailField(props: EmailFieldProps) {
  return <Field name="email" label="Email" type="email" required maxLength={fieldLimits.email} {...props} />
}
