import { LocalTime } from '#app/admin/local-time.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useChange } from '../use-change.ts'

type Invitation = { id: string; email: string; role: string; expiresAt: string; isExpired: boolean }

/** The invitations that nobody has accepted. */
export function InvitationsTable({ invitations }: { invitations: Invitation[] }) {
  const { fetcher, isChanging } = useChange()
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">Pending invitations</h2>
      {fetcher.data?.sent === false ? <FormStatus answer={fetcher.data} /> : null}
      <SignInPrompt answer={fetcher.data} />
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">Valid until</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {invitations.map(({ id, email, role, expiresAt, isExpired }) => (
            <tr key={id}>
              <td className="is-email" data-label="Email">
                {email}
              </td>
              <td data-label="Role">
                <span className="status-tag">{role}</span>
              </td>
              <td className="is-number" data-label="Valid until">
                {isExpired ? 'Expired' : <LocalTime moment={expiresAt} />}
              </td>
              <td className="is-actions" data-label="Actions">
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
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
