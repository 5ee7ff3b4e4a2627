import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { passwordLimits } from '#domain/identity/password-limits.ts'

/** A password to be chosen, and the same again. */
export function NewPasswordFields({ label, answer }: { label: string; answer: FieldAnswer | undefined }) {
  return (
    <>
      <Field
        name="password"
        label={label}
        type="password"
        required
        autoComplete="new-password"
        help={`At least ${passwordLimits.min} characters. Three or four unrelated words work well.`}
        answer={answer}
      />
      <Field name="repeated" label="Repeat the password" type="password" required autoComplete="new-password" answer={answer} />
    </>
  )
}
