import { Field } from '#app/ui/field.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { VisitorForm } from './visitor-form.tsx'

export function ContactForm({ labelledBy }: { labelledBy: string }) {
  return (
    <VisitorForm form="contact" action="/contact#comment-card" button="Send message" labelledBy={labelledBy}>
      {(answer) => (
        <>
          <div className="two-columns">
            <Field name="first" label="First name" required maxLength={fieldLimits.name} autoComplete="given-name" answer={answer} />
            <Field name="last" label="Last name" maxLength={fieldLimits.name} autoComplete="family-name" answer={answer} />
          </div>
          <Field name="email" label="Email" type="email" required maxLength={fieldLimits.email} autoComplete="email" answer={answer} />
          <Field name="phone" label="Phone" type="tel" maxLength={fieldLimits.phone} autoComplete="tel" answer={answer} />
          <Field name="message" label="Message" multiline required maxLength={fieldLimits.message} answer={answer} />
        </>
      )}
    </VisitorForm>
  )
}
