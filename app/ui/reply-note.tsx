import type { Reply } from '#domain/forms/reply.ts'
import { LongDate } from './long-date.tsx'

/** What the owner answered, under what a reader wrote; nothing without an answer. */
export function ReplyNote({ reply, replyBy, repliedAt = '' }: Partial<Reply>) {
  if (!reply) return null
  return (
    <div className="reply-note">
      <header>
        <b>{replyBy}</b>
        <span>From the kitchen</span>
        <LongDate stored={repliedAt} />
      </header>
      <p>{reply}</p>
    </div>
  )
}
