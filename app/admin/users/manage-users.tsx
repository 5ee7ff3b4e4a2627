import { adminMeta } from '#app/admin/admin-meta.ts'
import { DeleteForm, DeleteOutcome } from '#app/admin/delete-form.tsx'
import { deleteRecord } from '#app/admin/delete-record.ts'
import { EmailLink } from '#app/admin/email-link.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { ListHead } from '#app/admin/list-head.tsx'
import { ListBody } from '#app/admin/list-notes.tsx'
import { toPathAfter } from '#app/admin/list-path.ts'
import { LocalTime } from '#app/admin/local-time.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { browseUsers } from '#core/admin/list-for-admin.ts'
import { deleteRows } from '#core/database/visitor-rows.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import type { User } from '#domain/people/join-draft.ts'
import type { Route } from './+types/manage-users.ts'

const path = '/admin/manage-users'

const failed = 'Error deleting user.'

/** One page of the people who joined; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const { q, page } = readQuery({ request, context }, { q: searchParam, page: pageParam })
  const users = await withOutageFallback(context, 'Error fetching users', () => browseUsers(context.get(services).db, q, page), null)
  if (users === undefined) throw notFound()
  return { q, users }
}

/** Deletes the user with the posted `id`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const log = { kind: 'people', what: 'deleted a user', link: path } as const
  return deleteRecord(args, { by, log, remove: (db, id) => deleteRows(db, 'users', [id]), done: 'User deleted successfully', failed })
}

export const clientAction = keepUnsavedAs(() => failed)

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Manage Users')
}

export default function ManageUsers({ loaderData: { q, users } }: Route.ComponentProps) {
  return (
    <>
      <ListHead
        title="Manage Users"
        path={path}
        q={q}
        total={users?.total}
        of={{ one: 'user', many: 'users' }}
        exportPath="/admin/export/users"
      />
      <DeleteOutcome />
      <ListBody list={users} many="users" toast="Failed to fetch users." icon="users" nothing="No users found." params={q ? { q } : {}}>
        {(page) => (
          <DataTable label="Users" columns={listColumns(toPathAfter({ path, q, ...page }))} rows={page.entries} toKey={({ id }) => id} />
        )}
      </ListBody>
    </>
  )
}

const nameOf = ({ fullName, email }: User) => fullName || email

/** `listPath` is the list's address after one user is deleted. */
function listColumns(listPath: string): Column<User>[] {
  return [
    { heading: 'Full Name', kind: 'name', cell: ({ fullName }) => fullName },
    { heading: 'Email', kind: 'email', cell: ({ email }) => <EmailLink email={email} /> },
    { heading: 'Phone', kind: 'number', cell: ({ phone }) => phone || '–' },
    { heading: 'Registered On', kind: 'number', cell: ({ createdAt }) => <LocalTime moment={createdAt} /> },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: (user) => (
        <DeleteForm
          id={user.id}
          name={nameOf(user)}
          question={`Are you sure you want to delete user "${nameOf(user)}"?`}
          action={listPath}
        />
      ),
    },
  ]
}
