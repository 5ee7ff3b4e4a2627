import { Field, type FieldAnswer } from '#app/ui/field.tsx'

/** Takes a code of an app or a recovery code. */
export function CodeField({ answer }: { answer: FieldAnswer | undefined }) {
  return (
    <Field
      name="code"
      label="Code"
      required
      maxLength={40}
      autoComplete="one-time-code"
      help="The six digits from your app, or a recovery code."
      answer={answer}
    />
  )
}
