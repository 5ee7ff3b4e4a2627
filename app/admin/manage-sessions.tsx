import { useActionData } from 'react-router'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { deleteOtherSessions, deleteSession, listSessions } from '#core/identity/session-rows.ts'
import { openSessionsAt } from '#core/identity/session-times.ts'
import { describeBrowser } from '#domain/identity/describe-browser.ts'
import type { Route } from './+types/manage-sessions.ts'
import { adminMeta } from './admin-meta.ts'
import { answerChange } from './change-answer.ts'
import { LocalTime } from './local-time.tsx'
import { currentAdmin } from './require-admin.ts'
import { SignInPrompt } from './sign-in-again.tsx'
import { useChange } from './use-change.ts'

/** The sessions of this admin. */
export async function loader(args: Route.LoaderArgs) {
  const { uid, sessionId } = args.context.get(currentAdmin)
  // better-auth stamps sessions by the system's clock.
  const sessions = await listSessions(args.context.get(services).db, uid, openSessionsAt(new Date()))
  return {
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      browser: describeBrowser(userAgent),
      isCurrent: session.id === sessionId,
    })),
  }
}

/** Ends the session with the id in `session`, or with 'others' all except the current one. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { uid, sessionId } = by
  const { db } = args.context.get(services)
  const { session } = await readFields(args.request)
  if (!session) throw badRequest()
  const what = session === 'others' ? 'ended all their other sessions' : 'ended one of their sessions'
  return answerChange(args.context, {
    by,
    log: { kind: 'signing-in', what },
    change: () => (session === 'others' ? deleteOtherSessions(db, uid, sessionId) : deleteSession(db, uid, session)),
    done: session === 'others' ? 'All other sessions ended' : 'Session ended',
    failed: 'That didn’t work. Try again in a minute.',
  })
}

export { keepUnsaved as clientAction } from './keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Sessions')
}

/** The browsers in which this admin is signed in, each with a button to end the session. */
export default function Sessions({ loaderData: { sessions } }: Route.ComponentProps) {
  const notePress = useNearFocus('#main')
  const posted = useActionData<ChangeAnswer>()
  const ending = useChange()
  return (
    <>
      <div className="admin-work__head" onClickCapture={notePress}>
        <h1>Sessions</h1>
        {sessions.length > 1 ? <EndButton session="others" label="End all other sessions" ending={ending} /> : null}
      </div>
      <FormStatus answer={posted} />
      <SignInPrompt answer={ending.fetcher.data} next="try again" />
      <div onClickCapture={notePress}>
        <DataTable
          label="Sessions"
          rows={sessions}
          toKey={({ id }) => id}
          columns={[
            { heading: 'Browser', cell: ({ browser }) => browser },
            { heading: 'Signed in', cell: ({ createdAt }) => <LocalTime moment={createdAt} /> },
            { heading: 'Last used', cell: ({ updatedAt }) => <LocalTime moment={updatedAt} /> },
            {
              heading: 'Actions',
              cell: ({ id, browser, isCurrent }) =>
                isCurrent ? 'This device' : <EndButton session={id} label="End" of={browser} ending={ending} />,
            },
          ]}
        />
      </div>
    </>
  )
}

type EndButtonProps = { session: string; label: string; of?: string; ending: ReturnType<typeof useChange> }

function EndButton({ session, label, of, ending: { fetcher, isChanging } }: EndButtonProps) {
  return (
    <fetcher.Form method="post" action="/admin/sessions" onSubmit={(event) => isChanging && event.preventDefault()}>
      <input type="hidden" name="session" value={session} />
      <button className="button button--danger" type="submit" aria-disabled={isChanging}>
        {label}
        {of ? <span className="visually-hidden"> {of}</span> : null}
      </button>
    </fetcher.Form>
  )
}
