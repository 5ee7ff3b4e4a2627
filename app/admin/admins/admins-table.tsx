import { EmailLink } from '#app/admin/email-link.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import { Link } from '#app/ui/link.tsx'

export type Person = {
  uid: string
  name: string
  email: string
  role: string
  hasSecondStep: boolean
  lastActiveAt: string | undefined
}

/** Everybody who works on the site; `uid` is whoever looks. */
export function AdminsTable({ people, uid }: { people: Person[]; uid: string }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">Two-step sign-in</th>
          <th scope="col">Last active</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.uid} person={person} isSelf={person.uid === uid} />
        ))}
      </tbody>
    </table>
  )
}

function PersonRow({ person: { uid, name, email, role, hasSecondStep, lastActiveAt }, isSelf }: { person: Person; isSelf: boolean }) {
  return (
    <tr>
      <td className="is-name" data-label="Name">
        {name}
      </td>
      <td className="is-email" data-label="Email">
        <EmailLink email={email} />
      </td>
      <td data-label="Role">
        <span className="status-tag">{role}</span>
      </td>
      <td data-label="Two-step sign-in">{hasSecondStep ? 'On' : 'Off'}</td>
      <td className="is-number" data-label="Last active">
        {lastActiveAt ? <LocalTime moment={lastActiveAt} /> : 'Never'}
      </td>
      <td className="is-actions" data-label="Actions">
        {isSelf ? (
          'You'
        ) : (
          <Link className="button button--quiet" to={`/admin/admins?id=${uid}`}>
            Edit<span className="visually-hidden"> {email}</span>
          </Link>
        )}
      </td>
    </tr>
  )
}
