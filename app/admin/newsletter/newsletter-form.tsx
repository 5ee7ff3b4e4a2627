import { AdminForm } from '#app/admin/admin-form.tsx'
import { SelectField } from '#app/admin/select-field.tsx'
import { Field } from '#app/ui/field.tsx'
import type { NewsletterSettings } from '#domain/newsletter/newsletter-settings.ts'
import { defaultInvitation, defaultWelcome, weekdays } from '#domain/newsletter/newsletter-words.ts'

type NewsletterFormProps = { settings: NewsletterSettings; tags: { id: string; name: string }[]; timeZone: string }

const hours = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), `${hour}:00`]))

/** Whether readers can sign up, their topics and texts, and the digest. */
export function NewsletterForm({ settings, tags, timeZone }: NewsletterFormProps) {
  const { isOpen, topics, ...texts } = settings
  const stored = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)]))
  return (
    <section className="settings-part" aria-labelledby="newsletter-settings-title">
      <h2 id="newsletter-settings-title">Settings</h2>
      <AdminForm name="newsletter" className="form card issue-form" action="/admin/newsletter" label="Newsletter settings" stored={stored}>
        {({ fields, saving }) => (
          <>
            <label className="check-box">
              <input type="checkbox" name="isOpen" defaultChecked={isOpen} />
              Readers can sign up: below recipes and posts, above the footer, in the popup, and at /newsletter
            </label>
            <Field name="invitation" label="Invitation" maxLength={300} help={`If empty: ${defaultInvitation}`} answer={fields} />
            <Field name="welcome" label="Welcome email" multiline maxLength={5000} help={`If empty: ${defaultWelcome}`} answer={fields} />
            {tags.length > 0 ? (
              <fieldset className="issue-form__topics">
                <legend>Topics readers can choose</legend>
                {tags.map(({ id, name }) => (
                  <label key={id} className="check-box">
                    <input type="checkbox" name="topics" value={id} defaultChecked={topics.includes(id)} />
                    {name}
                  </label>
                ))}
              </fieldset>
            ) : null}
            <SelectField
              name="digest"
              label="Digest"
              options={{ never: 'None', weekly: 'Each week', monthly: 'On the first of each month' }}
              help="What was published since the last one. When there’s nothing new, nothing is sent."
              answer={fields}
            />
            {fields.errors.digest ? <p className="field-error">{fields.errors.digest}</p> : null}
            <div className="two-columns">
              <SelectField
                name="weekday"
                label="Day of a weekly digest"
                options={Object.fromEntries(weekdays.map((day, index) => [String(index), day]))}
                answer={fields}
              />
              <SelectField name="hour" label={`Hour (${timeZone})`} options={hours} answer={fields} />
            </div>
            <div>
              <button className="button" type="submit" aria-disabled={saving}>
                {saving ? 'Saving…' : 'Save newsletter settings'}
              </button>
            </div>
          </>
        )}
      </AdminForm>
    </section>
  )
}
