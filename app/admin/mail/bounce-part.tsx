import { AdminForm } from '#app/admin/admin-form.tsx'
import { Warning } from '#app/admin/backup/backup-state.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { SelectField } from '#app/admin/select-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { countOf } from '#domain/text/count-of.ts'

export type BounceState = {
  values: Record<string, string>
  hasPassword: boolean
  /** The mailbox in BOUNCE_IMAP_URL, which wins. */
  environment: { host: string; folder: string } | undefined
  isReady: boolean
  /** When it was read last, and how many reports of our mails it had so far. */
  done: { doneAt: string; counted: number } | undefined
  failure: { failedAt: string; reason: string } | undefined
}

const securities = { tls: 'TLS (usually port 993)', starttls: 'STARTTLS (usually port 143)', none: 'None' }

/** The mailbox in which mail servers report what they could not deliver, a test of it, and when it was read. */
export function BouncePart({ values, hasPassword, environment, isReady, done, failure }: BounceState) {
  return (
    <section className="card account__part" aria-labelledby="bounces">
      <h2 id="bounces">Undelivered mail</h2>
      <p>
        Some servers accept an email and report later that they couldn’t deliver it. The reports go to your sender’s address. If the site
        may read that mailbox (IMAP), it stops writing to mailboxes that are gone. Only reports about its own emails count; they’re marked
        as read, and everything else stays as it is.
      </p>
      {failure ? (
        <Warning>
          The mailbox can’t be read at present. {failure.reason} The site tries again every five minutes; the last time was{' '}
          <LocalTime moment={failure.failedAt} />.
        </Warning>
      ) : null}
      {isReady && done ? (
        <p>
          Read last <LocalTime moment={done.doneAt} />, with {countOf(done.counted, 'report')} about emails of this site so far.
        </p>
      ) : null}
      {environment ? (
        <p className="help">
          BOUNCE_IMAP_URL is set where the site runs, and wins over what is here: {environment.folder} at {environment.host} is read.
        </p>
      ) : null}
      <BoxForm values={values} hasPassword={hasPassword} />
      {isReady ? <BoxTest /> : null}
    </section>
  )
}

function BoxForm({ values, hasPassword }: Pick<BounceState, 'values' | 'hasPassword'>) {
  return (
    <AdminForm name="bounces" action="/admin/mail" className="form" labelledBy="bounces" stored={values}>
      {({ fields, saving }) => (
        <>
          <div className="two-columns">
            <Field
              name="host"
              label="Server"
              maxLength={253}
              autoComplete="off"
              help="For example, imap.example.com. Leave empty to read none."
              unmarked
              answer={fields}
            />
            <Field name="port" label="Port" required inputMode="numeric" maxLength={5} autoComplete="off" answer={fields} />
          </div>
          <SelectField name="security" label="Encryption" options={securities} answer={fields} />
          <div className="two-columns">
            <Field name="user" label="User name" maxLength={500} autoComplete="off" unmarked answer={fields} />
            <Field
              name="password"
              label="Password"
              type="password"
              maxLength={1000}
              autoComplete="new-password"
              help={hasPassword ? 'One is stored, encrypted. Leave empty to keep it.' : 'Stored encrypted.'}
              unmarked
              answer={fields}
            />
          </div>
          <Field name="folder" label="Folder" maxLength={200} autoComplete="off" help="If empty: INBOX." unmarked answer={fields} />
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : 'Save mailbox'}
          </button>
        </>
      )}
    </AdminForm>
  )
}

function BoxTest() {
  return (
    <AdminForm name="bounce-test" action="/admin/mail" className="form" label="Test of the mailbox" isKept={false}>
      {({ saving }) => (
        <button className="button button--ink" type="submit" aria-disabled={saving}>
          {saving ? 'Signing in…' : 'Test the mailbox'}
        </button>
      )}
    </AdminForm>
  )
}
