import { useEffect, useRef } from 'react'
import { data, type RouterContextProvider, useActionData } from 'react-router'
import { services } from '#app/context.ts'
import type { AdminAnswer, ChangeAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { badRequest } from '#app/responses.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { listPeople } from '#core/identity/admin-rows.ts'
import { changeRole, removeAdmin } from '#core/identity/change-admins.ts'
import { inviteAdmin, listOpenInvitations, revokeInvitation } from '#core/identity/invite-admins.ts'
import type { ProofRefusal } from '#core/identity/own-account.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { invitationDraft, proofDraft, roleDraft } from '#domain/identity/account-draft.ts'
import { roles, roleWords } from '#domain/identity/roles.ts'
import { countOf } from '#domain/text/count-of.ts'
import { answerAccount } from '../account/answer-account.ts'
import { adminMeta } from '../admin-meta.ts'
import { type Admin, currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/admins-page.ts'
import { RemoveForm, RoleForm } from './change-forms.tsx'
import { InviteForm } from './invite-form.tsx'
import { AdminsTable, InvitationsTable } from './people-tables.tsx'

/** All admins and open invitations; the admin in `?id=`, to edit, and the invitation in `?again=`, to renew. */
export async function loader(args: Route.LoaderArgs) {
  const { uid } = args.context.get(currentAdmin)
  const { id, again } = readQuery(args, { id: recordId.optional(), again: recordId.optional() })
  const { db, identity, clock } = args.context.get(services)
  const [people, invitations] = await Promise.all([listPeople(db), listOpenInvitations(db, clock())])
  // A removed one can no longer be changed.
  const chosen = people.find((person) => person.uid === id && id !== uid)
  return {
    uid,
    people,
    invitations,
    chosen,
    again: invitations.find((invitation) => invitation.id === again),
    canMail: await identity.canMail(),
  }
}

/** Invites, changes a role, removes an admin, or revokes an invitation, depending on the field `form`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const fields = await readFields(args.request)
  if (fields.form === 'invite') return answerInvitation(context, by, fields)
  const id = recordId.safeParse(fields.id)
  if (!id.success) throw badRequest()
  if (fields.form === 'revoke') return answerRevoking(context, by, id.data)
  if (fields.form === 'role') return answerRole(context, by, { fields, uid: id.data })
  if (fields.form === 'remove') return answerRemoval(context, by, { fields, uid: id.data })
  throw badRequest()
}

export { keepUnsaved as clientAction } from '../keep-unsaved.ts'

export { passHeaders as headers } from '../pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Admins')
}

/** The admins with their roles, and pending invitations. */
export default function Admins({ loaderData: { uid, people, invitations, chosen, again, canMail } }: Route.ComponentProps) {
  const posted = useActionData<AdminAnswer>()
  useFocusAfterRemoval(chosen?.uid)
  return (
    <>
      <div className="admin-work__head">
        <h1>Admins</h1>
        <p className="admin-work__count" role="status">
          {countOf(people.length, 'admin')}
        </p>
      </div>
      <div className="people">
        <dl className="role-words">
          {roles.map((role) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{roleWords[role]}</dd>
            </div>
          ))}
        </dl>
        {posted?.sent && posted.form !== 'invite' ? (
          <noscript>
            <FormStatus answer={posted} />
          </noscript>
        ) : null}
        <AdminsTable people={people} self={uid} />
        {chosen ? (
          <div className="account" key={chosen.uid}>
            <RoleForm person={chosen} />
            <RemoveForm person={chosen} />
          </div>
        ) : null}
        <div className="account">
          <InviteForm key={again?.id ?? ''} again={again} canMail={canMail} />
        </div>
        {invitations.length > 0 ? <InvitationsTable invitations={invitations} /> : null}
      </div>
    </>
  )
}

/** The form that had the focus disappears with its admin. */
function useFocusAfterRemoval(chosen: string | undefined) {
  const earlier = useRef(chosen)
  useEffect(() => {
    if (earlier.current && !chosen && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    earlier.current = chosen
  }, [chosen])
}

type Context = Readonly<RouterContextProvider>
type Fields = Record<string, string>

function answerInvitation(context: Context, by: Admin, fields: Fields) {
  const { identity } = context.get(services)
  return answerAccount(context, by, {
    fields,
    schema: invitationDraft,
    async change(draft, proof) {
      const outcome = await inviteAdmin(identity, proof, draft)
      if (!outcome.ok) {
        return outcome.reason === 'admin' ? { ok: false, errors: { email: 'There’s already an admin with this address.' } } : outcome
      }
      if (!outcome.link) return { ok: true, message: `Invitation sent to ${draft.email}` }
      return { ok: true, message: `Send this link to ${draft.email}. It won’t be shown again.`, shown: { link: outcome.link } }
    },
  })
}

function answerRole(context: Context, by: Admin, { fields, uid }: { fields: Fields; uid: string }) {
  const { identity } = context.get(services)
  return answerAccount(context, by, {
    fields,
    schema: roleDraft,
    async change({ role }, proof) {
      const outcome = await changeRole(identity, proof, { uid, role })
      if (outcome.ok) return { ok: true, message: `Role changed to ${role}` }
      return toRefusal(outcome, 'role')
    },
  })
}

function answerRemoval(context: Context, by: Admin, { fields, uid }: { fields: Fields; uid: string }) {
  const { identity } = context.get(services)
  return answerAccount(context, by, {
    fields,
    schema: proofDraft,
    async change(_, proof) {
      const outcome = await removeAdmin(identity, proof, uid)
      if (outcome.ok) return { ok: true, message: 'Admin removed and signed out everywhere' }
      return toRefusal(outcome, 'current')
    },
  })
}

async function answerRevoking(context: Context, by: Admin, id: string) {
  const { db, clock } = context.get(services)
  const work = async () => {
    await revokeInvitation(db, by, id, clock())
    return data<ChangeAnswer>({ sent: true, message: 'Invitation revoked' })
  }
  return catchOutage(context, work, (error) =>
    data<ChangeAnswer>({ sent: false, message: describeOutage(error, 'The invitation could not be revoked') }, { status: 503 }),
  )
}

const refusals = {
  self: 'You can’t change your own role or remove yourself. Ask another admin with the role ‘all’.',
  gone: 'This admin has already been removed.',
  denied: 'You no longer have the role ‘all’.',
}

/** Says beside a field why an admin was not changed. */
function toRefusal(outcome: ProofRefusal | { ok: false; reason: keyof typeof refusals }, field: string) {
  if (outcome.reason === 'wrong-password' || outcome.reason === 'throttled') return outcome
  return { ok: false as const, errors: { [field]: refusals[outcome.reason] } }
}
