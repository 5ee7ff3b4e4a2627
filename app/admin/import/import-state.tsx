import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { AdminIcon } from '#app/admin/admin-icon.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAnswerToast } from '#app/admin/use-answer-toast.ts'
import { usePolling } from '#app/admin/use-polling.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import { labelFormat } from '#domain/imports/format-labels.ts'
import type { EntryCount } from '#domain/imports/site-import.ts'
import { announceStanding, describeStanding, type WatchedImport } from './import-standing.ts'
import type { Offer } from './list-offers.ts'

type ImportStateProps = {
  found: WatchedImport
  counts: EntryCount[]
  offers: Offer[]
  posted: AdminAnswer | undefined
}

/** The state of an import, and the available actions. Refreshes while a process is working on it. */
export function ImportState({ found, counts, offers, posted }: ImportStateProps) {
  const { id, state, isActive, fault, createdAt } = found
  const fetcher = useFetcher<AdminAnswer>()
  const isChanging = fetcher.state !== 'idle'
  useAnswerToast(fetcher.data)
  usePolling(isActive)
  const part = useRef<HTMLElement>(null)
  // The focused button was replaced by the next actions.
  useOnChange(`${state} ${isActive}`, () => {
    if (fetcher.data && document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })
  const format = labelFormat(found.format)
  const path = `/admin/import/${id}`
  const hasAdmins = counts.some(({ kind, action, state: at }) => kind === 'admin' && action === 'new' && at === 'planned')
  return (
    <section ref={part} className="card account__part import-state" aria-label="Status" tabIndex={-1}>
      <p className="import-state__source">
        {format ? `Recognized as: ${format}. ` : null}Started on <LocalTime moment={createdAt} />.
      </p>
      <p className="import-state__words">{describeStanding(found)}</p>
      <p className="visually-hidden" role="status">
        {announceStanding(found)}
      </p>
      {isActive ? <Progress found={found} /> : null}
      {isActive ? (
        <noscript>
          <p className="help">Reload to see the progress.</p>
        </noscript>
      ) : null}
      {fault ? <FormStatus answer={{ sent: false, message: fault }} /> : null}
      <FormStatus answer={posted} />
      <SignInPrompt answer={fetcher.data} next="try again" />
      <fetcher.Form className="import-state__form" method="post" action={path} onSubmit={(event) => isChanging && event.preventDefault()}>
        {hasAdmins && offers.some(({ change }) => change === 'apply') ? <ScryptField answer={fetcher.data ?? posted} /> : null}
        <div className="import-state__buttons">
          {offers.map(({ change, text, look }) =>
            change === 'undo' && state !== 'undoing' ? (
              <Link key={change} className={`button ${look}`} to={`${path}?undo=1`} preventScrollReset>
                {text}
              </Link>
            ) : (
              <button key={change} className={`button ${look}`} type="submit" name="change" value={change} aria-disabled={isChanging}>
                {text}
              </button>
            ),
          )}
          {state === 'reading' ? null : (
            <a className="button button--quiet" href={`${path}/report.csv`}>
              <AdminIcon name="download" />
              Download the report (CSV)
            </a>
          )}
        </div>
      </fetcher.Form>
    </section>
  )
}

function Progress({ found: { task, done, total } }: { found: WatchedImport }) {
  const isKnown = (task === 'apply' || task === 'undo') && total > 0
  return (
    <div className="upload-progress">
      <progress aria-label="Progress" {...(isKnown && { value: done, max: total })} />
    </div>
  )
}

function ScryptField({ answer }: { answer: FieldAnswer | undefined }) {
  return (
    <Field
      name="scrypt"
      label="Firebase password parameters"
      multiline
      maxLength={5000}
      autoComplete="off"
      help={
        'With them, imported admins sign in with the passwords that they had; without, each needs a link from ‘Forgot password?’. In the Firebase ' +
        'console: Authentication, Users, the menu with three dots, Password hash parameters. As JSON: {"signerKey": "…", "saltSeparator": "…", ' +
        '"rounds": 8, "memCost": 14}'
      }
      answer={answer}
    />
  )
}
