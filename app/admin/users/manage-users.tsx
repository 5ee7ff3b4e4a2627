import { adminMeta } from '#app/admin/admin-meta.ts'
import { DeleteOutcome } from '#app/admin/delete-form.tsx'
import { deleteRecord } from '#app/admin/delete-record.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { ListHead } from '#app/admin/list-head.tsx'
import { NothingYet, NotLoaded } from '#app/admin/list-notes.tsx'
import { toPathAfter } from '#app/admin/list-path.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Pager } from '#app/ui/pager.tsx'
import { browseUsers } from '#core/admin/list-for-admin.ts'
import { deleteRows } from '#core/database/visitor-rows.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/manage-users.ts'
import { UsersTable } from './users-table.tsx'

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
      {users ? null : <NotLoaded text="The users could not be loaded." toast="Failed to fetch users." />}
      {users?.total === 0 ? <NothingYet icon="users" text="No users found." /> : null}
      {users && users.total > 0 ? (
        <>
          <UsersTable users={users.entries} listPath={toPathAfter({ path, q, ...users })} />
          <Pager page={users.page} pageCount={users.pageCount} params={q ? { q } : {}} />
        </>
      ) : null}
    </>
  )
}
