import { adminMeta } from '#app/admin/admin-meta.ts'
import { DeleteForm, DeleteOutcome } from '#app/admin/delete-form.tsx'
import { toFinalQuestion } from '#app/admin/deletion-questions.ts'
import { EmailLink } from '#app/admin/email-link.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { ListHead } from '#app/admin/list-head.tsx'
import { ListBody } from '#app/admin/list-notes.tsx'
import { toListPath, toPathAfter } from '#app/admin/list-path.ts'
import { LocalTime } from '#app/admin/local-time.tsx'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { browseContacts } from '#core/admin/list-for-admin.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import type { ReceivedContact } from '#domain/people/contact-draft.ts'
import { readSpamScreen } from '../comments/spam-groups.ts'
import { SpamScreen, SpamViews } from '../comments/spam-screen.tsx'
import type { Route } from './+types/manage-contacts.ts'
import { changeMessages } from './change-messages.ts'
import { MarkAllRead, MarkForm, MarkMessage } from './mark-messages.tsx'

const path = '/admin/manage-contacts'

const failed = 'Error deleting message.'

/** One page of messages to the owner, or with `?spam=1` of the spam among them; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const { q, page } = readQuery({ request, context }, { q: searchParam, page: pageParam })
  if (args.url.searchParams.get('spam') === '1') return { q, messages: null, spam: await readSpamScreen(context, 'contacts', page) }
  const read = () => browseContacts(context.get(services).db, q, page)
  const messages = await withOutageFallback(context, 'Error fetching messages', read, null)
  if (messages === undefined) throw notFound()
  return { q, messages, spam: undefined }
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

export default function ManageContacts({ loaderData }: Route.ComponentProps) {
  const { q, messages, spam } = loaderData
  if (spam !== undefined)
    return (
      <SpamScreen
        title="Customer Messages"
        words={{ one: 'message', many: 'messages' }}
        icon="mail"
        path={path}
        place="All"
        source={loaderData}
        spam={spam}
      />
    )
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
      <SpamViews path={path} many="messages" />
      <DeleteOutcome />
      <ListBody list={messages} many="messages" icon="mail" nothing="No messages found." params={q ? { q } : {}}>
        {(page) => (
          <>
            <MarkAllRead messages={page.entries} here={toListPath(path, { q, page: page.page })} />
            <DataTable
              label="Messages"
              className="data-table--messages"
              columns={listColumns(toListPath(path, { q, page: page.page }), toPathAfter({ path, q, ...page }))}
              rows={page.entries}
              toKey={({ id }) => id}
              isUnread={({ readAt }) => readAt === null}
            />
          </>
        )}
      </ListBody>
    </>
  )
}

const nameOf = ({ first, last, email }: ReceivedContact) => `${first} ${last}`.trim() || email

/** `here` is the list's address, `listPath` is the list's address after one message is deleted. */
function listColumns(here: string, listPath: string): Column<ReceivedContact>[] {
  return [
    {
      heading: 'Name',
      kind: 'name',
      cell: (message) => (
        <>
          {nameOf(message)}
          {message.readAt ? null : <span className="status-tag">Unread</span>}
        </>
      ),
    },
    { heading: 'Email', kind: 'email', cell: ({ email }) => <EmailLink email={email} /> },
    { heading: 'Phone', kind: 'phone', cell: ({ phone }) => phone || '–' },
    { heading: 'Message', kind: 'message', cell: ({ message }) => message },
    { heading: 'Date', kind: 'date', cell: ({ createdAt }) => <LocalTime moment={createdAt} /> },
    {
      heading: 'Actions',
      kind: 'actions',
      cell: (message) => (
        <>
          <MarkMessage id={message.id} name={nameOf(message)} isRead={message.readAt !== null} here={here} />
          <MarkForm ids={[message.id]} change="spam" here={here}>
            Spam<span className="visually-hidden">: the message from {nameOf(message)}</span>
          </MarkForm>
          <DeleteForm
            id={message.id}
            name={`the message of ${nameOf(message)}`}
            question={toFinalQuestion(`"${nameOf(message)}"`)}
            action={listPath}
          />
        </>
      ),
    },
  ]
}
