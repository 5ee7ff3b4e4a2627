import { useRouteLoaderData } from 'react-router'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { loader as layoutLoader } from './site-layout.tsx'
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx'

type JoinFormProps = Pick<VisitorFormProps, 'labelledBy' | 'whenSent'> & { onJoined?: () => void }

/** The form to join the community, used on the contact page and in the popup. */
export function JoinForm({ labelledBy, onJoined, whenSent }: JoinFormProps) {
  const isOpen = useRouteLoaderData<typeof layoutLoader>('public/site-layout')?.hasNewsletter
  return (
    <VisitorForm form="join" action="/contact#join" button="Join the Kitchen" labelledBy={labelledBy} onSent={onJoined} whenSent={whenSent}>
      {(answer) => (
        <>
          <Field name="fullName" label="Full Name" required maxLength={fieldLimits.name} autoComplete="name" answer={answer} />
          <EmailField autoComplete="email" answer={answer} />
          <Field name="phone" label="Phone" type="tel" maxLength={fieldLimits.phone} autoComplete="tel" answer={answer} />
          {isOpen ? (
            <label className="newsletter-page__topic">
              <input type="checkbox" name="newsletter" />
              Send me the newsletter, too
            </label>
          ) : null}
        </>
      )}
    </VisitorForm>
  )
}
