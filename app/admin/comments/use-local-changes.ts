import { useState } from 'react'
import type { Comment } from '#domain/comment.ts'
import type { CommentChange } from '#domain/comment-change.ts'

type Group = { blogId: string; blogTitle: string; comments: Comment[] }

type Read = { list: { entries: Group[] } | null; pendingTotal: number | null }

/** The comments as they were read, with what was changed since then on this page. Null where they could not be read. */
export function useLocalChanges(read: Read) {
  const [changes, setChanges] = useState<{ of: Read; byId: Map<string, CommentChange> }>({ of: read, byId: new Map() })
  // What was read anew has the changes in it.
  const byId = changes.of === read ? changes.byId : new Map<string, CommentChange>()
  const comments = read.list?.entries.flatMap((group) => group.comments) ?? []
  const arePendingNow = comments.filter((comment) => isPending(toChanged(comment, byId))).length
  return {
    groups: read.list?.entries.map((group) => toChangedGroup(group, byId)).filter((group) => group.comments.length > 0) ?? null,
    pendingTotal: read.pendingTotal === null ? null : read.pendingTotal - comments.filter(isPending).length + arePendingNow,
    applyChange({ change, ids }: { change: CommentChange; ids: string[] }) {
      setChanges((present) => {
        const earlier = present.of === read ? present.byId : []
        return { of: read, byId: new Map([...earlier, ...ids.map((id): [string, CommentChange] => [id, change])]) }
      })
    },
  }
}

function toChangedGroup(group: Group, byId: Map<string, CommentChange>) {
  return { ...group, comments: group.comments.flatMap((comment) => toChanged(comment, byId) ?? []) }
}

/** Undefined when it was deleted. */
function toChanged(comment: Comment, byId: Map<string, CommentChange>) {
  const change = byId.get(comment.id)
  if (change === 'delete') return undefined
  return change ? { ...comment, approved: change === 'approve' } : comment
}

function isPending(comment: Comment | undefined) {
  return comment?.approved === false
}
