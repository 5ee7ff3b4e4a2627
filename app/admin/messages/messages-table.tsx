import { DeleteForm } from '#app/admin/delete-form.tsx'
import { EmailLink } from '#app/admin/email-link.tsx'
import { LocalTime } from '#app/admin/local-time.tsx'
import type { Contact } from '#domain/people/contact-message.ts'

/** `listPath` is the list's address after one message is deleted. */
export function MessagesTable({ messages, listPath }: { messages: Contact[]; listPath: string }) {
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
          <MessageRow key={message.id} message={message} listPath={listPath} />
        ))}
      </tbody>
    </table>
  )
}

function MessageRow({ message: { id, first, last, email, phone, message, createdAt }, listPath }: { message: Contact; listPath: string }) {
  const name = `${first} ${last}`.trim() || email
  return (
    <tr>
      <td className="is-name" data-label="Name">
        {name}
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
        <DeleteForm id={id} name={`the message of ${name}`} question={`Delete "${name}"? This cannot be undone.`} action={listPath} />
      </td>
    </tr>
  )
}
