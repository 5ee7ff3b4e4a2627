import { adminMeta } from '#app/admin/admin-meta.ts'
import { DeleteOutcome } from '#app/admin/delete-form.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { ListHead } from '#app/admin/list-head.tsx'
import { NothingYet, NotLoaded } from '#app/admin/list-notes.tsx'
import { toListPath, toPathAfter } from '#app/admin/list-path.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Pager } from '#app/ui/pager.tsx'
import { browseContacts } from '#core/admin/list-for-admin.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/manage-contacts.ts'
import { changeMessages } from './change-messages.ts'
import { MarkAllRead } from './mark-messages.tsx'
import { MessagesTable } from './messages-table.tsx'

const path = '/admin/manage-contacts'

const failed = 'Error deleting message.'

/** One page of messages to the owner; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const { q, page } = readQuery({ request, context }, { q: searchParam, page: pageParam })
  const read = () => browseContacts(context.get(services).db, q, page)
  const messages = await withOutageFallback(context, 'Error fetching messages', read, null)
  if (messages === undefined) throw notFound()
  return { q, messages }
}

/** Deletes the message with the posted `id`, or marks messages as read or unread. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  return changeMessages(args.request, args.context, { by, failed })
}

export const clientAction = keepUnsavedAs((fields) => (fields.has('change') ? 'The messages could not be marked.' : failed))

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Customer Messages')
}

export default function ManageContacts({ loaderData: { q, messages } }: Route.ComponentProps) {
  return (
    <>
      <ListHead
        title="Customer Messages"
        path={path}
        q={q}
        total={messages?.total}
        of={{ one: 'message', many: 'messages' }}
        exportPath="/admin/export/contacts"
      />
      <DeleteOutcome />
      {messages ? null : <NotLoaded text="The messages could not be loaded." toast="Failed to load messages." />}
      {messages?.total === 0 ? <NothingYet icon="mail" text="No messages found." /> : null}
      {messages && messages.total > 0 ? (
        <>
          <MarkAllRead messages={messages.entries} here={toListPath(path, { q, page: messages.page })} />
          <MessagesTable
            messages={messages.entries}
            here={toListPath(path, { q, page: messages.page })}
            listPath={toPathAfter({ path, q, ...messages })}
          />
          <Pager page={messages.page} pageCount={messages.pageCount} params={q ? { q } : {}} />
        </>
      ) : null}
    </>
  )
}
