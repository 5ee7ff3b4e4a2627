import { data } from 'react-router'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { BackLink } from '#app/admin/revisions/editor-head.tsx'
import { SelectField } from '#app/admin/select-field.tsx'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { toPublisher } from '#app/newsletter/publisher.ts'
import { readShownTimeZone } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { planIssue, testIssue } from '#core/newsletter/plan-issue.ts'
import { countConfirmed } from '#core/newsletter/reader-rows.ts'
import { writeIssue } from '#core/newsletter/write-issue.ts'
import { listNamesOfTerms } from '#core/terms/term-rows.ts'
import { issueDraft } from '#domain/newsletter/newsletter-settings.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/send-issue-page.ts'
import { recordParams } from './record-params.ts'

/** The letter of a public post or recipe, before it goes to readers. */
export async function loader(args: Route.LoaderArgs) {
  const { kind, id } = readQuery(args, recordParams)
  const { db, mailer } = args.context.get(services)
  const letter = await writeIssue(toPublisher(args.context), db, { recordKind: kind, recordId: id, subject: '', greeting: '' })
  if (!letter) throw notFound()
  const { topics } = await findNewsletterSettings(db)
  const names = await listNamesOfTerms(db, topics)
  const everyone = await countConfirmed(db, '')
  const ofTopics = await Promise.all([...names].map(async ([term, name]) => [term, `${name} (${await countConfirmed(db, term)})`] as const))
  const active = await mailer.findActive()
  return {
    ...{ kind, id, everyone, timeZone: await readShownTimeZone(args.context), email: args.context.get(currentAdmin).email },
    stored: { subject: letter.subject, greeting: '', topic: '', when: 'now', time: '' },
    topics: { '': `All readers (${everyone})`, ...Object.fromEntries(ofTopics) },
    lacks: { server: !active, address: active?.postalAddress === '' },
  }
}

/** Sends a test, or the issue: at once or at a time. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { kind: recordKind, id: recordId } = readQuery(args, recordParams)
  const { mailer, clock } = args.context.get(services)
  const typed = await readFields(args.request)
  const publisher = toPublisher(args.context)
  if (typed.test === 'yes') {
    const draft = issueDraft.safeParse(typed)
    const { subject, greeting } = draft.success ? draft.data : { subject: '', greeting: '' }
    const fault = await testIssue(publisher, mailer, { recordKind, recordId, subject, greeting }, by.email)
    const message = fault ?? `Sent to ${by.email}. Check your inbox and spam folder.`
    const answer = { form: 'issue', sent: false, isFine: fault === undefined, message, errors: {}, typed }
    return data<AdminAnswer>(answer, { status: fault ? 400 : 200 })
  }
  return answerForm(args.context, {
    ...{ by, form: 'issue', typed, schema: issueDraft, done: 'On its way. See the progress on the newsletter screen.' },
    log: ({ subject }) => ({ kind: 'people', what: `sent the newsletter “${subject}”`, link: '/admin/newsletter' }),
    save: (draft) => planIssue(publisher, mailer, { recordKind, recordId, ...draft }, clock()),
  })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Send to readers')
}

export default function SendIssue({ loaderData }: Route.ComponentProps) {
  const { kind, id, topics, stored, timeZone, lacks, email, everyone } = loaderData
  useLeaveConfirmation()
  return (
    <>
      <div className="admin-work__head">
        <BackLink to="/admin/newsletter" text="Newsletter" />
        <h1>Send to readers</h1>
      </div>
      <AdminForm name="issue" of={`${kind} ${id}`} className="form card issue-form" label="Send to readers" stored={stored}>
        {({ fields, saving, answer }) => (
          <>
            <Field name="subject" label="Subject" required maxLength={200} answer={fields} />
            <Field name="greeting" label="Greeting" multiline maxLength={2000} help="Above the text; the test shows it." answer={fields} />
            <SelectField
              name="topic"
              label="To"
              options={topics}
              help="With a topic: readers who chose it, and those who want everything."
              answer={fields}
            />
            <div className="two-columns">
              <SelectField name="when" label="When" options={{ now: 'Now', later: 'At a time' }} answer={fields} />
              <div className="field">
                <label htmlFor="issue-time">Time ({timeZone})</label>
                <input className="input" id="issue-time" type="datetime-local" name="time" defaultValue={fields.typed.time} />
                {fields.errors.time ? <span className="field-error">{fields.errors.time}</span> : null}
              </div>
            </div>
            {answer?.errors.again ? (
              <label className="check-box">
                <input type="checkbox" name="again" />
                {answer.errors.again} Send it again
              </label>
            ) : null}
            <Lacks lacks={lacks} everyone={everyone} />
            <div className="row-actions">
              <button className="button" type="submit" aria-disabled={saving}>
                {saving ? 'Sending…' : 'Send to readers'}
              </button>
              <button className="button button--quiet" type="submit" name="test" value="yes" aria-disabled={saving}>
                Send a test to {email}
              </button>
            </div>
          </>
        )}
      </AdminForm>
      <Previews kind={kind} id={id} />
    </>
  )
}

/** What is required before the first issue can go out. */
function Lacks({ lacks, everyone }: { lacks: { server: boolean; address: boolean }; everyone: number }) {
  if (lacks.server)
    return (
      <p className="help">
        There’s no mail server yet, so nothing can be sent. <Link to="/admin/mail">Set one up</Link>
      </p>
    )
  if (lacks.address)
    return (
      <p className="help">
        Enter your postal address before the first issue: most countries’ laws require it in every newsletter.{' '}
        <Link to="/admin/mail">To the mail settings</Link>
      </p>
    )
  return <p className="help">{everyone === 0 ? 'Nobody has confirmed yet.' : `${countOf(everyone, 'reader')} confirmed.`}</p>
}

const views = { day: 'On a phone', night: 'In the dark', text: 'As text' }

function Previews({ kind, id }: { kind: string; id: string }) {
  return (
    <section className="issue-previews" aria-labelledby="issue-previews-title">
      <h2 id="issue-previews-title">Preview</h2>
      {Object.entries(views).map(([as, title]) => (
        <figure key={as}>
          <figcaption>{title}</figcaption>
          <iframe title={title} sandbox="" loading="lazy" src={`/admin/newsletter/letter?${new URLSearchParams({ kind, id, as })}`} />
        </figure>
      ))}
    </section>
  )
}
