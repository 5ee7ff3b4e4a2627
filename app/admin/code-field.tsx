import { Field, type FieldAnswer } from '#app/ui/field.tsx'

const help = 'The six digits from your app, or a recovery code.'

/** Accepts a code from an app or, unless the field says otherwise, a recovery code. */
export function CodeField(props: { answer: FieldAnswer | undefined; inputMode?: 'numeric'; help?: string }) {
  return <Field name="code" label="Code" required maxLength={40} autoComplete="one-time-code" help={help} {...props} />
}
