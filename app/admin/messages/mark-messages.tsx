import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ReceivedContact } from '#domain/people/contact-draft.ts'

/** Marks one message as read or unread. `here` is the list's address. */
export function MarkMessage({ id, name, isRead, here }: { id: string; name: string; isRead: boolean; here: string }) {
  return (
    <MarkForm ids={[id]} change={isRead ? 'unread' : 'read'} here={here}>
      {isRead ? 'Mark as unread' : 'Mark as read'}
      <span className="visually-hidden">: the message from {name}</span>
    </MarkForm>
  )
}

/** Marks the unread messages on the page as read. */
export function MarkAllRead({ messages, here }: { messages: ReceivedContact[]; here: string }) {
  const unread = messages.filter(({ readAt }) => readAt === null).map(({ id }) => id)
  if (unread.length < 2) return null
  return (
    <MarkForm ids={unread} change="read" here={here}>
      Mark all on this page as read
    </MarkForm>
  )
}

type MarkFormProps = { ids: string[]; change: 'read' | 'unread' | 'spam'; here: string; children: ReactNode }

/** A button that changes these messages or members. `here` is the list's address. */
export function MarkForm({ ids, change, here, children }: MarkFormProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.has('ids') === true
  return (
    <Form className="mark-messages" method="post" action={here} preventScrollReset onSubmit={(event) => isBusy && event.preventDefault()}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <button className="button button--quiet" type="submit" name="change" value={change} aria-disabled={isBusy}>
        {children}
      </button>
    </Form>
  )
}
