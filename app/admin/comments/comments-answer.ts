import type { CommentChange } from '#domain/comment-change.ts'

/** How a change of comments was answered; `changed` says what was done to which, when it was. */
export type CommentsAnswer = {
  sent: boolean
  message: string
  changed?: { change: CommentChange; ids: string[] }
  needsSignIn?: boolean
}
