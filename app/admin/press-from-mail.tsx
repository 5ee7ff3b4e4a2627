import { data, useActionData } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readForm } from '#app/forms.ts'
import { withErrorReport } from '#app/outage.ts'
import { Link } from '#app/ui/link.tsx'
import { type Press, readPress } from '#core/notices/notice-link.ts'
import { type PressState, pressNotice, readPressed } from '#core/notices/press-notice.ts'
import type { Route } from './+types/press-from-mail.ts'
import { adminMeta, withoutReferrer } from './admin-meta.ts'
import { answerSignIn, catchSignInOutage } from './answer-sign-in.ts'
import { readOwnHosts } from './comments/spam-groups.ts'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

const pressForm = z.object({ press: z.string().max(1000).default('') })

/**
 * What the link would do. Loading it changes nothing, since programs open the links in mails. Reveals nothing about the record to an admin
 * who may not act on it.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('press') ?? ''
  const { db, identity, clock } = context.get(services)
  const press = readPress(identity.sign, token, clock())
  if (!press) return data({ token, state: 'invalid' as const, press: undefined, opinion: undefined }, { status: 410 })
  const { state, opinion } = await withErrorReport(context, 'Error fetching what a mail is about', () => readPressed(db, press))
  const { action, kind } = press
  const shown = opinion && { name: opinion.name, text: opinion.text, title: opinion.title }
  return data({ token, state, press: { action, kind }, opinion: shown }, { status: statuses[state] })
}

/** Does it, once. The signed link identifies the admin. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readForm(request, pressForm)
  return catchSignInOutage(context, {}, async () => {
    const { db, identity, clock } = context.get(services)
    const press = parsed.ok ? readPress(identity.sign, parsed.value.press, clock()) : undefined
    if (!press) return answerSignIn(410, { message: words.invalid })
    const state = await pressNotice(db, press, { now: clock(), ownHosts: readOwnHosts(context) })
    if (state !== 'ready') return answerSignIn(statuses[state], { message: describe(state, press) })
    return answerSignIn(200, { sent: true, message: `The ${press.kind} is ${done[press.action]}.` })
  })
}

const statuses: Record<PressState, number> = { ready: 200, approved: 200, undone: 200, gone: 410, refused: 403 }
const done = { approve: 'approved', spam: 'with the spam', delete: 'deleted' }
const buttons = { approve: 'Approve', spam: 'Mark as spam', delete: 'Delete' }
const titles = {
  approve: (one: string) => `Approve a ${one}`,
  spam: (one: string) => `Mark a ${one} as spam`,
  delete: (one: string) => `Delete a ${one}`,
}

const words = {
  invalid: 'This link is not valid, or is more than 14 days old.',
  refused: 'The account that this link was sent to can’t do this anymore.',
}

type Shown = Pick<Press, 'action' | 'kind'>

function describe(state: Exclude<PressState, 'ready'> | 'invalid', { kind }: Partial<Shown> = {}) {
  if (state === 'invalid' || state === 'refused') return words[state]
  if (state === 'gone') return `This ${kind} has been deleted, or marked as spam.`
  if (state === 'approved') return `This ${kind} is approved already.`
  return `You approved this ${kind} with this link, and the approval has been revoked since. Change it in the admin.`
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export { passHeaders as headers } from './pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return [...adminMeta(args, 'From an email'), withoutReferrer]
}

/** The page of links in mails to admins: the action, and the button for it. */
export default function PressFromMail({ loaderData }: Route.ComponentProps) {
  const { token, state, press, opinion } = loaderData
  const isDone = useActionData<AdminAnswer>()?.sent
  const list = press?.kind === 'comment' ? 'comments' : 'reviews'
  return (
    <SignInPage title={toTitle(press)} subtitle={toSubtitle(opinion?.title, state, press)}>
      {opinion ? (
        <blockquote className="own-reply">
          <b>{opinion.name}</b>
          <p>{opinion.text}</p>
        </blockquote>
      ) : null}
      {state === 'ready' || isDone || !opinion ? null : <p>{describe(state, press)}</p>}
      {press && (state === 'ready' || isDone) ? (
        <SignInForm button={isDone ? undefined : buttons[press.action]}>
          {() => (
            <>
              <input type="hidden" name="press" value={token} />
              {press.action === 'delete' && !isDone ? <p className="help">This can’t be undone.</p> : null}
            </>
          )}
        </SignInForm>
      ) : null}
      <p className="login__more">
        <Link to={press ? `/admin/manage-${list}` : '/admin'}>Open the admin</Link>
      </p>
    </SignInPage>
  )
}

/** What it is about, or why it can’t be done, without showing hidden content. */
function toSubtitle(title: string | undefined, state: PressState | 'invalid', press: Shown | undefined) {
  if (title !== undefined) return `On “${title}”`
  return state === 'ready' ? 'From an email' : describe(state, press)
}

function toTitle(press: Shown | undefined) {
  return press ? titles[press.action](press.kind) : 'From an email'
}
