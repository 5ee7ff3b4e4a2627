import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { AccentField } from './accent-field.tsx'
import { IconPreview } from './icon-preview.tsx'
import { LookPicture } from './look-picture.tsx'

/** The accent colour, and the site's own pictures. */
export function LookForm({ values }: { values: Record<string, string> }) {
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('look', values)
  const key = JSON.stringify(fields.typed)
  return (
    <>
      <Form ref={formRef} className="form settings-form" method="post" action="/admin/look" noValidate aria-label="Look" onSubmit={submit}>
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <input type="hidden" name="form" value="look" />
        <fieldset className="card settings-group">
          <legend>Colour</legend>
          <AccentField key={key} answer={fields} />
        </fieldset>
        <fieldset className="card settings-group">
          <legend>Pictures</legend>
          <LookPicture
            key={`logo ${key}`}
            name="logo"
            label="Logo"
            help="In the header and the footer, in place of the patty and the name. The footer is always dark, and so is the header at night."
            answer={fields}
          />
          <LookPicture
            key={`icon ${key}`}
            name="icon"
            label="Site icon"
            help="In browser tabs and on the home screens of phones. Best a square of 512 pixels or more, without small print. Other shapes are fitted in."
            answer={fields}
            toPreview={(reference) => <IconPreview reference={reference} />}
          />
          <LookPicture
            key={`social ${key}`}
            name="socialPicture"
            label="Social picture"
            help="For previews of pages without a picture of their own. Best 1200 by 630 pixels."
            answer={fields}
          />
          <Field
            name="socialAlt"
            label="What the social picture shows"
            maxLength={editorLimits.imageAlt}
            unmarked
            help="For those who can’t see it."
            answer={fields}
          />
        </fieldset>
        <div className="settings-form__foot">
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : 'Save look'}
          </button>
        </div>
      </Form>
      <SignInPrompt answer={answer} />
    </>
  )
}
