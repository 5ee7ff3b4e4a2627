import { data, type RouterContextProvider } from 'react-router'
import { reportError, services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { type CommentChange, commentChange } from '#domain/comment-change.ts'
import { deleteComments, updateApproved } from '#storage/comments.ts'
import type { Database } from '#storage/database.ts'
import { StorageError } from '#storage/storage-error.ts'
import type { CommentsAnswer } from './comments-answer.ts'

const done: Record<CommentChange, string> = { approve: 'approved', disapprove: 'disapproved', delete: 'deleted' }

/** Does to the comments `ids` what `change` says. */
export async function changeComments(request: Request, context: Readonly<RouterContextProvider>) {
  const reading = await readEditorForm(request, commentChange, ['ids'])
  const answer = (status: number, told: CommentsAnswer) => data(told, { status })
  if (!reading.ok) return answer(400, { sent: false, message: 'Choose at least one comment first.' })
  const { change, ids } = reading.value
  try {
    const count = await apply(context.get(services).db, change, ids)
    const message = ids.length === 1 ? `Comment ${done[change]}` : `${count} comments ${done[change]}`
    return answer(200, { sent: true, message, changed: { change, ids } })
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    context.get(reportError)(error)
    return answer(503, { sent: false, message: change === 'delete' ? 'Error deleting comment.' : 'Failed to update comment status' })
  }
}

function apply(db: Database, change: CommentChange, ids: string[]) {
  return change === 'delete' ? deleteComments(db, ids) : updateApproved(db, ids, change === 'approve')
}
