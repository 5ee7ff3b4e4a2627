import { DeleteForm } from '#app/admin/delete-form.tsx'
import { toFinalQuestion } from '#app/admin/deletion-questions.ts'
import { EmailLink } from '#app/admin/email-link.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import type { ReceivedContact } from '#domain/people/contact-message.ts'
import { MarkMessage } from './mark-messages.tsx'

/** `here` is the list's address, `listPath` is the list's address after one message is deleted. */
export function MessagesTable({ messages, here, listPath }: { messages: ReceivedContact[]; here: string; listPath: string }) {
  return (
    <table className="data-table data-table--messages">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Phone</th>
          <th scope="col">Message</th>
          <th scope="col">Date</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} here={here} listPath={listPath} />
        ))}
      </tbody>
    </table>
  )
}

type MessageRowProps = { message: ReceivedContact; here: string; listPath: string }

function MessageRow({ message: { id, first, last, email, phone, message, createdAt, readAt }, here, listPath }: MessageRowProps) {
  const name = `${first} ${last}`.trim() || email
  return (
    <tr className={readAt ? undefined : 'is-unread'}>
      <td className="is-name" data-label="Name">
        {name}
        {readAt ? null : <span className="status-tag">Unread</span>}
      </td>
      <td className="is-email" data-label="Email">
        <EmailLink email={email} />
      </td>
      <td className="is-phone" data-label="Phone">
        {phone || '–'}
      </td>
      <td className="is-message" data-label="Message">
        {message}
      </td>
      <td className="is-date" data-label="Date">
        <LocalTime moment={createdAt} />
      </td>
      <td className="is-actions" data-label="Actions">
        <MarkMessage id={id} name={name} isRead={readAt !== null} here={here} />
        <DeleteForm id={id} name={`the message of ${name}`} question={toFinalQuestion(`"${name}"`)} action={listPath} />
      </td>
    </tr>
  )
}
