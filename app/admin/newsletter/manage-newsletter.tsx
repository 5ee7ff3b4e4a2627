import { AdminForm } from '#app/admin/admin-form.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm } from '#app/admin/answer-form.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { ListBody } from '#app/admin/list-notes.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { readShownTimeZone, withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { browseIssues, findChoices, type IssueEntry } from '#core/newsletter/browse-issues.ts'
import { findIssue } from '#core/newsletter/issue-rows.ts'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { countByReaderState } from '#core/newsletter/reader-rows.ts'
import { saveNewsletter } from '#core/newsletter/save-newsletter.ts'
import { cancelIssue, pauseIssue } from '#core/newsletter/send-issues.ts'
import { listTermNamesById } from '#core/terms/term-rows.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { pageParam } from '#domain/http/query-params.ts'
import type { IssueState } from '#domain/newsletter/issue.ts'
import { newsletterDraft } from '#domain/newsletter/newsletter-settings.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import type { Route } from './+types/manage-newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const path = '/admin/newsletter'

const nothing = { counts: undefined, issues: null, choices: [], tags: [], settings: undefined, lacksAddress: false }

/** The numbers of readers, what could be sent, one page of issues with the results of their mails, and the settings. */
export async function loader(args: Route.LoaderArgs) {
  const { page } = readQuery(args, { page: pageParam })
  const { db, mailer } = args.context.get(services)
  const read = async () => {
    const [counts, issues, choices, tags, settings, active] = await Promise.all([
      countByReaderState(db),
      browseIssues(db, page),
      findChoices(db),
      listTermNamesById(db, 'tag', 200),
      findNewsletterSettings(db),
      mailer.findActive(),
    ])
    return { counts, issues, choices, tags, settings, lacksAddress: !active?.postalAddress }
  }
  const found = await withOutageFallback(args.context, 'Error fetching the newsletter', read, nothing)
  if (found.issues === undefined) throw notFound()
  return { ...found, issues: found.issues, timeZone: await readShownTimeZone(args.context) }
}

/** Saves the settings, or pauses, resumes or cancels an issue. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { db, clock, mailer } = args.context.get(services)
  const parsed = await readEditorForm(args.request, () => newsletterDraft.partial().loose(), ['topics'])
  const { typed } = parsed
  if (typed.form === 'newsletter') {
    const given = { ...typed, topics: JSON.parse(typed.topics ?? '[]') }
    return answerForm(args.context, {
      ...{ by, form: 'newsletter', typed: given, schema: newsletterDraft, done: 'Newsletter settings saved' },
      log: { kind: 'people', what: 'changed the newsletter settings', link: path },
      save: (draft) => saveNewsletter(db, mailer, draft, clock()),
    })
  }
  const id = recordId.safeParse(typed.id)
  const issue = id.success ? await findIssue(db, id.data) : undefined
  if (!issue || !typed.change) throw badRequest()
  const words = { pause: 'paused', resume: 'continued', cancel: 'ended' }[typed.change]
  if (!words) throw badRequest()
  return answerChange(args.context, {
    ...{ by, log: { kind: 'people', what: `${words} the newsletter “${issue.subject}”`, link: path } },
    change: () =>
      typed.change === 'cancel' ? cancelIssue(db, issue.id, clock()) : pauseIssue(db, issue, typed.change === 'pause', clock()),
    ...{ done: `The issue is ${words}`, failed: 'The issue could not be changed.' },
  })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Newsletter')
}

export default function ManageNewsletter({ loaderData }: Route.ComponentProps) {
  const { counts, issues, choices, tags, settings, timeZone, lacksAddress } = loaderData
  useLeaveConfirmation()
  return (
    <>
      <div className="admin-work__head">
        <h1>Newsletter</h1>
        <Link className="button button--quiet" to={`${path}/readers`}>
          Readers
        </Link>
      </div>
      {counts ? (
        <dl className="reader-counts">
          <Count to="confirmed" label="Confirmed" total={counts.confirmed} />
          <Count to="pending" label="Not confirmed yet" total={counts.pending} />
          <Count to="left" label="Left" total={counts.left} />
          <Count to="bounced" label="Bounced" total={counts.bounced} />
        </dl>
      ) : null}
      {lacksAddress ? (
        <p className="settings-words">
          Nothing can be sent until you set up a mail server and enter your postal address.{' '}
          <Link to="/admin/mail">To the mail settings</Link>
        </p>
      ) : null}
      <h2 className="issues-title">Send to readers</h2>
      <ul className="issue-choices">
        {choices.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            <Link to={`${path}/send?kind=${kind}&id=${id}`}>{title}</Link> <span className="status-tag">{kind}</span>
          </li>
        ))}
      </ul>
      <h2 className="issues-title">Issues</h2>
      <ListBody list={issues} many="issues" icon="mail" nothing="Nothing sent yet.">
        {({ entries }) => <DataTable label="Issues" className="issues-table" columns={columns} rows={entries} toKey={({ id }) => id} />}
      </ListBody>
      {settings ? <NewsletterForm settings={settings} tags={tags} timeZone={timeZone} /> : null}
    </>
  )
}

function Count({ to, label, total }: { to: string; label: string; total: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Link to={`${path}/readers?state=${to}`}>{groupDigits(total)}</Link>
      </dd>
    </div>
  )
}

const stateWords: Record<IssueState, string> = {
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  canceled: 'Ended',
  empty: 'Empty',
}

const columns: Column<IssueEntry>[] = [
  {
    heading: 'Subject',
    kind: 'email',
    cell: ({ subject, state }) => (
      <>
        {subject} <span className="status-tag">{stateWords[state]}</span>
      </>
    ),
  },
  { heading: 'When', cell: ({ dueAt }) => <LocalTime moment={dueAt} /> },
  { heading: 'To', kind: 'number', cell: ({ recipients }) => groupDigits(recipients) },
  {
    heading: 'Delivered',
    cell: ({ ledger: { delivered, unknown } }) => (
      <>
        {groupDigits(delivered)}
        {unknown > 0 ? <span className="issues-table__said">{groupDigits(unknown)} unknown</span> : null}
      </>
    ),
  },
  {
    heading: 'Waiting',
    cell: ({ ledger: { waiting, deferred } }) => (
      <>
        {groupDigits(waiting + deferred)}
        {deferred > 0 ? <span className="issues-table__said">{groupDigits(deferred)} deferred</span> : null}
      </>
    ),
  },
  { heading: 'Bounced', kind: 'number', cell: ({ ledger }) => ledger.bounced },
  { heading: 'Left', kind: 'number', cell: ({ ledger }) => ledger.left },
  {
    heading: 'Actions',
    kind: 'actions',
    cell: ({ id, state, subject }) => (
      <div className="row-actions">
        {state === 'sending' ? <ChangeForm id={id} change="pause" label="Pause" of={subject} /> : null}
        {state === 'paused' ? <ChangeForm id={id} change="resume" label="Continue" of={subject} /> : null}
        {state === 'sending' || state === 'paused' || state === 'scheduled' ? (
          <ChangeForm id={id} change="cancel" label="End" of={subject} />
        ) : null}
      </div>
    ),
  },
]

function ChangeForm({ id, change, label, of }: { id: string; change: string; label: string; of: string }) {
  return (
    <AdminForm name={`issue ${change}`} of={id} action={path} className="row-actions" isKept={false} isQuiet>
      {({ saving }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="change" value={change} />
          <button className="button button--quiet" type="submit" aria-disabled={saving} aria-label={`${label}: ${of}`}>
            {label}
          </button>
        </>
      )}
    </AdminForm>
  )
}
