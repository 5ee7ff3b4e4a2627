import { adminMeta } from '#app/admin/admin-meta.ts'
import { changeSpam, spamChange } from '#app/admin/comments/change-spam.ts'
import { readSpamScreen } from '#app/admin/comments/spam-groups.ts'
import { SpamScreen, SpamViews } from '#app/admin/comments/spam-screen.tsx'
import { DeleteForm, DeleteOutcome } from '#app/admin/delete-form.tsx'
import { deleteRecord } from '#app/admin/delete-record.ts'
import { EmailLink } from '#app/admin/email-link.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { ListHead } from '#app/admin/list-head.tsx'
import { ListBody } from '#app/admin/list-notes.tsx'
import { toListPath, toPathAfter } from '#app/admin/list-path.ts'
import { LocalTime } from '#app/admin/local-time.tsx'
import { MarkForm } from '#app/admin/messages/mark-messages.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { peekLists } from '#app/forms.ts'
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

const words = { one: 'user', many: 'users' }

/** One page of the people who joined, or with `?spam=1` of the spam among them; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const { q, page } = readQuery({ request, context }, { q: searchParam, page: pageParam })
  if (args.url.searchParams.get('spam') === '1') return { q, users: null, spam: await readSpamScreen(context, 'users', page) }
  const users = await withOutageFallback(context, 'Error fetching users', () => browseUsers(context.get(services).db, q, page), null)
  if (users === undefined) throw notFound()
  return { q, users, spam: undefined }
}

/** Deletes the user with the posted `id`, or changes the spam among them. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { fields, posted } = await peekLists(args.request, ['ids'])
  const asked = spamChange.safeParse(fields)
  if (asked.success) return changeSpam(args.context, { by, list: 'users', words, link: path, place: 'All' }, asked.data)
  const log = { kind: 'people', what: 'deleted a user', link: path } as const
  return deleteRecord(
    { ...args, request: posted },
    { by, log, remove: (db, id) => deleteRows(db, 'users', [id]), done: 'User deleted successfully', failed },
  )
}

export const clientAction = keepUnsavedAs(() => failed)

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Manage Users')
}

export default function ManageUsers({ loaderData }: Route.ComponentProps) {
  const { q, users, spam } = loaderData
  if (spam !== undefined)
    return <SpamScreen title="Manage Users" words={words} icon="users" path={path} place="All" source={loaderData} spam={spam} />
  return (
    <>
      <ListHead title="Manage Users" path={path} q={q} total={users?.total} of={words} exportPath="/admin/export/users" />
      <SpamViews path={path} many="users" />
      <DeleteOutcome />
      <ListBody list={users} many="users" toast="Failed to fetch users." icon="users" nothing="No users found." params={q ? { q } : {}}>
        {(page) => (
          <DataTable
            label="Users"
            columns={listColumns(toListPath(path, { q, page: page.page }), toPathAfter({ path, q, ...page }))}
            rows={page.entries}
            toKey={({ id }) => id}
          />
        )}
      </ListBody>
    </>
  )
}

const nameOf = ({ fullName, email }: User) => fullName || email

/** `here` is the list's address, `listPath` is the list's address after one user is deleted. */
function listColumns(here: string, listPath: string): Column<User>[] {
  return [
    { heading: 'Full Name', kind: 'name', cell: ({ fullName }) => fullName },
    { heading: 'Email', kind: 'email', cell: ({ email }) => <EmailLink email={email} /> },
    { heading: 'Phone', kind: 'number', cell: ({ phone }) => phone || '–' },
    { heading: 'Registered On', kind: 'number', cell: ({ createdAt }) => <LocalTime moment={createdAt} /> },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: (user) => (
        <>
          <MarkForm ids={[user.id]} change="spam" here={here}>
            Spam<span className="visually-hidden">: {nameOf(user)}</span>
          </MarkForm>
          <DeleteForm
            id={user.id}
            name={nameOf(user)}
            question={`Are you sure you want to delete user "${nameOf(user)}"?`}
            action={listPath}
          />
        </>
      ),
    },
  ]
}
