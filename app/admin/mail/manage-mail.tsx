import { data } from 'react-router'
import { AdminForm } from '#app/admin/admin-form.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { Warning } from '#app/admin/backup/backup-state.tsx'
import { answerChange } from '#app/admin/change-answer.ts'
import { ListBody } from '#app/admin/list-notes.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { readPage } from '#core/forms/read-page.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { findBounceBox } from '#core/mails/bounce-box-rows.ts'
import { countMails, listMails, type StoredMail, updateToQueued } from '#core/mails/mail-rows.ts'
import { findMailSettings } from '#core/mails/mail-setting-rows.ts'
import { bounceJob } from '#core/mails/open-bounce-box.ts'
import { readCounted } from '#core/mails/read-reports.ts'
import { mailJob } from '#core/mails/send-mails.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { pageParam } from '#domain/http/query-params.ts'
import { bounceBoxDefaults, bounceBoxDraft } from '#domain/mails/bounce-box.ts'
import { mailDefaults, mailDraft } from '#domain/mails/mail-settings.ts'
import type { MailState } from '#domain/mails/mail-state.ts'
import type { Route } from './+types/manage-mail.ts'
import { BouncePart, type BounceState } from './bounce-part.tsx'
import { MailForm } from './mail-form.tsx'

const size = 50

/** The mail server in use, why it accepts nothing, if so, and one page of the mails, null if they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { db, mailer, clock } = args.context.get(services)
  const { page } = readQuery(args, { page: pageParam })
  const { email } = args.context.get(currentAdmin)
  const read = async () => {
    const [stored, active, job] = await Promise.all([findMailSettings(db), mailer.findActive(), readJob(db, mailJob.name, clock())])
    const mails = await readPage(page, { size, list: (slice) => listMails(db, slice), count: () => countMails(db) })
    if (!mails) throw notFound()
    const { sealedPassword, ...shown } = stored ?? {
      ...mailDefaults,
      sealedPassword: '',
      host: '',
      user: '',
      from: '',
      replyTo: '',
      postalAddress: '',
    }
    const values = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, String(value)]))
    const environment = active?.isFromEnvironment ? { host: active.host, port: active.port, from: active.from } : undefined
    const bounces = await readBounces(args.context)
    const list = { ...mails, entries: mails.entries.map(({ letterId: _, uniqueKey: __, leavePath: ___, ...mail }) => mail) }
    return { values, hasPassword: sealedPassword !== '', environment, isReady: active !== undefined, failure: job.failure, bounces, list }
  }
  const nothing = {
    values: {},
    hasPassword: false,
    environment: undefined,
    isReady: false,
    failure: undefined,
    bounces: undefined,
    list: null,
  }
  return { email, ...(await withOutageFallback(args.context, 'Error fetching mails', read, nothing)) }
}

/** The mailbox for reports, and what came of reading it. */
async function readBounces(context: Route.LoaderArgs['context']): Promise<BounceState> {
  const { db, mailer, clock } = context.get(services)
  const [stored, active, job] = await Promise.all([findBounceBox(db), mailer.bounceBox.findActive(), readJob(db, bounceJob.name, clock())])
  const { sealedPassword, ...shown } = stored ?? { ...bounceBoxDefaults, sealedPassword: '' }
  return {
    values: Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, String(value)])),
    hasPassword: sealedPassword !== '',
    environment: active?.isFromEnvironment ? { host: active.host, folder: active.folder } : undefined,
    isReady: active !== undefined,
    done: job.done && { doneAt: job.done.doneAt, counted: readCounted(job.done.result) },
    failure: active && job.failure,
  }
}

/** Saves the settings, sends a test, or queues a mail again, depending on the field `form`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const { db, mailer, clock } = context.get(services)
  const typed = await readFields(args.request)
  const log = (what: string) => ({ kind: 'site', what, link: '/admin/mail' }) as const
  if (typed.form === 'mail') {
    return answerForm(context, {
      ...{ by, form: 'mail', typed, schema: mailDraft, done: 'Mail settings saved' },
      log: log('changed the mail settings'),
      async save(draft) {
        await mailer.save(draft)
        return undefined
      },
    })
  }
  if (typed.form === 'test') {
    const fault = await mailer.test(by.email)
    const message = fault ?? `Sent to ${by.email}. Check your inbox and spam folder.`
    return data<AdminAnswer>({ form: 'test', sent: fault === undefined, message, errors: {}, typed: {} }, { status: fault ? 400 : 200 })
  }
  if (typed.form === 'bounces') {
    return answerForm(context, {
      ...{ by, form: 'bounces', typed, schema: bounceBoxDraft, done: 'Mailbox saved' },
      log: log('changed the mailbox for undelivered mail'),
      async save(draft) {
        await mailer.bounceBox.save(draft)
        return undefined
      },
    })
  }
  if (typed.form === 'bounce-test') {
    const fault = await mailer.bounceBox.test()
    const message = fault ?? 'The mailbox can be read.'
    const answer = { form: 'bounce-test', sent: fault === undefined, message, errors: {}, typed: {} }
    return data<AdminAnswer>(answer, { status: fault ? 400 : 200 })
  }
  const id = recordId.safeParse(typed.id)
  if (typed.form !== 'again' || !id.success) throw badRequest()
  return answerChange(context, {
    ...{ by, log: log('queued a mail again'), done: 'The mail is queued again', failed: 'The mail could not be queued.' },
    change: () => updateToQueued(db, id.data, clock().toISOString()),
  })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Mail')
}

/** The mail server, a test of it, and the mails sent. */
export default function ManageMail({
  loaderData: { email, values, hasPassword, environment, isReady, failure, bounces, list },
}: Route.ComponentProps) {
  useLeaveConfirmation()
  return (
    <>
      <div className="admin-work__head">
        <h1>Mail</h1>
      </div>
      <p className="settings-words">
        With a mail server, the site can tell you about comments and messages, answer readers and send newsletters. Without one, everything
        else works, and mail waits here until there is one, for as long as the settings keep it.
      </p>
      {failure ? (
        <Warning>
          Mail can’t be sent right now. {failure.reason} The site tries again every five minutes; the last time was{' '}
          <LocalTime moment={failure.failedAt} />.
        </Warning>
      ) : null}
      <div className="people mail-forms">
        <section className="card account__part" aria-labelledby="mail-server">
          <h2 id="mail-server">Mail server</h2>
          <MailForm values={values} hasPassword={hasPassword} environment={environment} />
        </section>
        {isReady ? (
          <section className="card account__part" aria-labelledby="mail-test">
            <h2 id="mail-test">Test</h2>
            <TestForm email={email} />
          </section>
        ) : null}
        {bounces ? <BouncePart {...bounces} /> : null}
      </div>
      <h2 className="mail-log__title">Sent and waiting</h2>
      <ListBody list={list} many="mails" icon="mail" nothing="No mail yet.">
        {({ entries }) => <DataTable label="Mails" className="mail-log" columns={columns} rows={entries} toKey={({ id }) => id} />}
      </ListBody>
    </>
  )
}

function TestForm({ email }: { email: string }) {
  return (
    <AdminForm name="test" action="/admin/mail" className="form" labelledBy="mail-test">
      {({ saving }) => (
        <>
          <p>Save your changes first: the test uses the saved settings.</p>
          <button className="button button--ink" type="submit" aria-disabled={saving}>
            {saving ? 'Sending…' : `Send a test to ${email}`}
          </button>
        </>
      )}
    </AdminForm>
  )
}

const stateWords: Record<MailState, string> = {
  queued: 'Waiting',
  sending: 'Sending',
  handed: 'Sending',
  sent: 'Sent',
  refused: 'Refused',
  unknown: 'Unknown',
  canceled: 'Canceled',
  paused: 'Paused',
}

type Row = Omit<StoredMail, 'letterId' | 'uniqueKey' | 'leavePath'>

const columns: Column<Row>[] = [
  { heading: 'Subject', cell: ({ subject }) => subject },
  { heading: 'To', cell: ({ address }) => address || 'Forgotten' },
  {
    heading: 'State',
    cell: ({ state, response }) => (
      <>
        <span className="status-tag">{stateWords[state]}</span>
        {state !== 'sent' && response ? <span className="mail-log__said">{response}</span> : null}
        {state === 'unknown' ? <span className="mail-log__said">It may have arrived, so it isn’t resent automatically.</span> : null}
      </>
    ),
  },
  { heading: 'When', kind: 'number', cell: ({ changedAt }) => <LocalTime moment={changedAt} /> },
  {
    heading: 'Actions',
    kind: 'actions',
    cell: ({ id, state, subject, address }) =>
      (state === 'refused' || state === 'unknown') && address ? <AgainForm id={id} of={`${subject} to ${address}`} /> : null,
  },
]

function AgainForm({ id, of }: { id: string; of: string }) {
  return (
    <AdminForm name="again" of={id} action="/admin/mail" className="row-actions" isKept={false} isQuiet>
      {({ saving }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <button className="button button--quiet" type="submit" aria-disabled={saving} aria-label={`Send ${of} again`}>
            Send again
          </button>
        </>
      )}
    </AdminForm>
  )
}
