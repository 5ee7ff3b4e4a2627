import { EmailLink } from '#app/admin/email-link.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { DataTable, EditLink } from '#app/ui/data-table.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useChange } from '../use-change.ts'

export type Person = {
  uid: string
  name: string
  email: string
  role: string
  hasSecondStep: boolean
  lastActiveAt: string | undefined
}

/** All admins; `self` is the signed-in one. */
export function AdminsTable({ people, self }: { people: Person[]; self: string }) {
  return (
    <DataTable
      label="Admins"
      rows={people}
      toKey={({ uid }) => uid}
      columns={[
        { heading: 'Name', kind: 'name', cell: ({ name }) => name },
        { heading: 'Email', kind: 'email', cell: ({ email }) => <EmailLink email={email} /> },
        { heading: 'Role', cell: ({ role }) => <span className="status-tag">{role}</span> },
        { heading: 'Two-step sign-in', cell: ({ hasSecondStep }) => (hasSecondStep ? 'On' : 'Off') },
        {
          heading: 'Last active',
          kind: 'number',
          cell: ({ lastActiveAt }) => (lastActiveAt ? <LocalTime moment={lastActiveAt} /> : 'Never'),
        },
        {
          heading: 'Actions',
          kind: 'actions',
          cell: ({ uid, email }) => (uid === self ? 'You' : <EditLink to={`/admin/admins?id=${uid}`} name={email} />),
        },
      ]}
    />
  )
}

type Invitation = { id: string; email: string; role: string; expiresAt: string; isExpired: boolean }

/** Pending invitations. */
export function InvitationsTable({ invitations }: { invitations: Invitation[] }) {
  const { fetcher, isChanging } = useChange()
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">Pending invitations</h2>
      {fetcher.data?.sent === false ? <FormStatus answer={fetcher.data} /> : null}
      <SignInPrompt answer={fetcher.data} />
      <DataTable
        label="Pending invitations"
        rows={invitations}
        toKey={({ id }) => id}
        columns={[
          { heading: 'Email', kind: 'email', cell: ({ email }) => email },
          { heading: 'Role', cell: ({ role }) => <span className="status-tag">{role}</span> },
          {
            heading: 'Valid until',
            kind: 'number',
            cell: ({ expiresAt, isExpired }) => (isExpired ? 'Expired' : <LocalTime moment={expiresAt} />),
          },
          {
            heading: 'Actions',
            kind: 'actions',
            cell: ({ id, email }) => (
              <div className="row-actions">
                <Link className="button button--quiet" to={`/admin/admins?again=${id}`}>
                  Create a new link<span className="visually-hidden"> for {email}</span>
                </Link>
                <fetcher.Form method="post" action="/admin/admins" onSubmit={(event) => isChanging && event.preventDefault()}>
                  <input type="hidden" name="form" value="revoke" />
                  <input type="hidden" name="id" value={id} />
                  <button className="button button--danger" type="submit" aria-disabled={isChanging}>
                    Revoke<span className="visually-hidden"> the invitation for {email}</span>
                  </button>
                </fetcher.Form>
              </div>
            ),
          },
        ]}
      />
    </section>
  )
}
