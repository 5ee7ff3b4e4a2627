import { DeleteForm } from '#app/admin/delete-form.tsx'
import { EmailLink } from '#app/admin/email-link.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import type { User } from '#domain/people/user.ts'

/** `listPath` is the list's address after one user is deleted. */
export function UsersTable({ users, listPath }: { users: User[]; listPath: string }) {
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Full Name</th>
          <th scope="col">Email</th>
          <th scope="col">Phone</th>
          <th scope="col">Registered On</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} listPath={listPath} />
        ))}
      </tbody>
    </table>
  )
}

function UserRow({ user: { id, fullName, email, phone, createdAt }, listPath }: { user: User; listPath: string }) {
  const name = fullName || email
  return (
    <tr>
      <td className="is-name" data-label="Full Name">
        {fullName}
      </td>
      <td className="is-email" data-label="Email">
        <EmailLink email={email} />
      </td>
      <td className="is-number" data-label="Phone">
        {phone || '–'}
      </td>
      <td className="is-number" data-label="Registered On">
        <LocalTime moment={createdAt} />
      </td>
      <td className="is-actions" data-label="Actions">
        <DeleteForm id={id} name={name} question={`Are you sure you want to delete user "${name}"?`} action={listPath} />
      </td>
    </tr>
  )
}
