import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import { findAccount } from '#core/identity/account-rows.ts'
import { changeOwnPassword } from '#core/identity/own-account.ts'
import { changeOwnAccount, readAwaitedEmail } from '#core/identity/own-email.ts'
import { listPasskeys } from '#core/identity/passkey-rows.ts'
import { countRecoveryCodes } from '#core/identity/second-step.ts'
import { listSessions } from '#core/identity/session-rows.ts'
import { openSessionsAt } from '#core/identity/session-times.ts'
import { findNoticeChoices } from '#core/notices/notice-rows.ts'
import { chooseNotices } from '#core/notices/tell-admins.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { accountDraft, ownPasswordDraft } from '#domain/identity/account-draft.ts'
import { describeBrowser } from '#domain/identity/describe-browser.ts'
import { hasRight } from '#domain/identity/roles.ts'
import { toNoticeDraft } from '#domain/notices/notice-draft.ts'
import { listKindsOf, rhythmOf } from '#domain/notices/notice-kinds.ts'
import { countOf } from '#domain/text/count-of.ts'
import { adminMeta } from '../admin-meta.ts'
import { answerForm } from '../answer-form.ts'
import { currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/account-page.ts'
import { PasswordForm, WhoForm } from './account-forms.tsx'
import { answerAccount } from './answer-account.ts'
import { answerPasskeys } from './answer-passkeys.ts'
import { answerSecondStep } from './answer-second-step.ts'
import { EmailsPart } from './emails-part.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import { SecondStepPart } from './second-step-part.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { uid, role } = args.context.get(currentAdmin)
  const { passkey } = readQuery(args, { passkey: recordId.optional() })
  const { db, identity, clock } = args.context.get(services)
  const account = await findAccount(db, uid)
  if (!account) throw notFound()
  // better-auth stamps sessions by the system's clock.
  const sessions = await listSessions(db, uid, openSessionsAt(new Date()))
  const awaited = await readAwaitedEmail(identity, uid, clock())
  const passkeys = (await listPasskeys(db, uid)).map(({ credentialId: _, ...shown }) => shown)
  const kinds = listKindsOf(role)
  const choices = await findNoticeChoices(db, uid)
  return {
    kinds,
    emails: Object.fromEntries(kinds.map((kind) => [kind, rhythmOf(kind, role, choices)])),
    runsSite: hasRight(role, 'run'),
    passkeys,
    // A removed one can no longer be changed.
    chosen: passkeys.find(({ id }) => id === passkey),
    browser: describeBrowser(args.request.headers.get('user-agent') ?? ''),
    account,
    awaited,
    isConfirmed: await identity.canMail(),
    codesLeft: await countRecoveryCodes(identity, uid),
    sessionCount: sessions.length,
  }
}

/** Changes what the field `form` names. */
export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  const { context } = args
  const { db, identity } = context.get(services)
  const fields = await readFields(args.request)
  if (fields.form === 'who') {
    return answerAccount(context, viewer, {
      fields,
      schema: accountDraft,
      async change(draft, proof) {
        const outcome = await changeOwnAccount(identity, proof, draft)
        if (outcome.ok) return { ok: true, message: outcome.awaited ? toAwaitedWords(outcome.awaited) : 'Saved' }
        return outcome.reason === 'taken' ? { ok: false, errors: { email: 'Another account already uses this address.' } } : outcome
      },
    })
  }
  if (fields.form === 'password') {
    return answerAccount(context, viewer, {
      fields,
      schema: ownPasswordDraft,
      async change({ password }, proof) {
        const outcome = await changeOwnPassword(identity, proof, { password, sessionId: viewer.sessionId })
        return outcome.ok ? { ok: true, message: 'Password changed. All other devices are signed out.' } : outcome
      },
    })
  }
  if (fields.form === 'emails') {
    return answerForm(context, {
      ...{ by: viewer, form: 'emails', typed: fields, schema: toNoticeDraft(viewer.role), done: 'Saved' },
      log: { kind: 'account', what: 'changed which emails they get' },
      async save(choices) {
        await chooseNotices(db, viewer.uid, choices)
        return undefined
      },
    })
  }
  if (fields.form?.endsWith('-passkey')) return answerPasskeys(context, viewer, fields)
  return answerSecondStep(args, viewer, fields)
}

function toAwaitedWords(email: string) {
  return `Saved. To finish, open the link we sent to ${email}. Until then, sign in with your old address.`
}

export { keepUnsaved as clientAction } from '../keep-unsaved.ts'

export { passHeaders as headers } from '../pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Your account')
}

/** An admin's page for their own account. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { account, awaited, isConfirmed, codesLeft, sessionCount, passkeys, chosen, browser, kinds, emails, runsSite } = loaderData
  return (
    <>
      <div className="admin-work__head">
        <h1>Your account</h1>
      </div>
      <div className="account">
        <WhoForm name={account.name} email={account.email} awaited={awaited} isConfirmed={isConfirmed} />
        <PasswordForm email={account.email} />
        <SecondStepPart codesLeft={codesLeft} />
        <PasskeyPart passkeys={passkeys} chosen={chosen} browser={browser} />
        <EmailsPart kinds={kinds} chosen={emails} canMail={isConfirmed} runsSite={runsSite} />
        <section className="card account__part" aria-labelledby="sessions">
          <h2 id="sessions">Sessions</h2>
          <p>You’re signed in on {countOf(sessionCount, 'browser')}.</p>
          <Link className="button button--quiet" to="/admin/sessions">
            Manage sessions
          </Link>
        </section>
      </div>
    </>
  )
}
