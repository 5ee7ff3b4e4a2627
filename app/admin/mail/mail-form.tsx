import { AdminForm } from '#app/admin/admin-form.tsx'
import { SelectField } from '#app/admin/select-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'

type MailFormProps = {
  values: Record<string, string>
  hasPassword: boolean
  /** The server in SMTP_URL, which takes precedence. */
  environment: { host: string; port: number; from: string } | undefined
}

const securities = { starttls: 'STARTTLS (usually port 587)', tls: 'TLS (usually port 465)', none: 'None' }

/** The mail server and the sender. */
export function MailForm({ values, hasPassword, environment }: MailFormProps) {
  return (
    <AdminForm name="mail" action="/admin/mail" className="form" labelledBy="mail-server" stored={values}>
      {({ fields, saving }) => (
        <>
          {environment ? (
            <p className="help">
              SMTP_URL and MAIL_FROM are set on the server and override the server, port, encryption, user and sender here: mail goes
              through {environment.host}, port {environment.port}, from {environment.from}.
            </p>
          ) : null}
          <div className="two-columns">
            <Field
              name="host"
              label="Server"
              required
              maxLength={253}
              autoComplete="off"
              help="For example, smtp.example.com."
              answer={fields}
            />
            <Field name="port" label="Port" required inputMode="numeric" maxLength={5} autoComplete="off" answer={fields} />
          </div>
          <SelectField name="security" label="Encryption" options={securities} answer={fields} />
          <div className="two-columns">
            <Field
              name="user"
              label="User name"
              maxLength={500}
              autoComplete="off"
              help="Leave empty if your server doesn’t need one."
              answer={fields}
            />
            <Field
              name="password"
              label="Password"
              type="password"
              maxLength={1000}
              autoComplete="new-password"
              help={hasPassword ? 'A password is stored, encrypted. Leave empty to keep it.' : 'Stored encrypted.'}
              answer={fields}
            />
          </div>
          <Field
            name="from"
            label="Sender"
            required
            maxLength={fieldLimits.email * 2}
            autoComplete="off"
            help="An address that your server may send from, with or without a name: Ann’s Kitchen <ann@example.com>"
            answer={fields}
          />
          <Field
            name="replyTo"
            label="Answers go to"
            maxLength={fieldLimits.email * 2}
            autoComplete="off"
            help="If empty, replies go to the sender."
            answer={fields}
          />
          <Field
            name="postalAddress"
            label="Postal address"
            multiline
            maxLength={500}
            help="Shown at the bottom of every email. Most countries’ laws require it in newsletters, so none is sent without it."
            answer={fields}
          />
          <Field
            name="perMinute"
            label="Mails a minute"
            required
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            help="The maximum. Check your provider’s limit."
            answer={fields}
          />
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : 'Save mail settings'}
          </button>
        </>
      )}
    </AdminForm>
  )
}
