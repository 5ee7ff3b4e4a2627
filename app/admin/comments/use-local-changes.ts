import { useState } from 'react'
import type { Changed } from '#app/form-answers.ts'
import type { Moderation } from '#domain/comments/moderation.ts'
import type { Reply } from '#domain/forms/reply.ts'
import type { Opinion, OpinionGroup } from './opinion.ts'

type Read = { groups: OpinionGroup[] | null; pendingTotal: number | null }

/** By the id of an entry, or of a photo. */
type Changes = ReadonlyMap<string, { change?: Moderation; reply?: Reply }>

/** The loaded entries with the changes made on this page applied. Null for what could not be read. */
export function useLocalChanges(source: object, { groups, pendingTotal }: Read) {
  const [changes, setChanges] = useState<{ of: object; byId: Changes }>({ of: source, byId: new Map() })
  // A fresh `source` already includes the changes.
  const byId: Changes = changes.of === source ? changes.byId : new Map()
  const opinions = groups?.flatMap((group) => group.opinions) ?? []
  const arePendingNow = opinions.filter(
    (opinion) => isPending(toChanged(opinion, byId)) || byId.get(opinion.id)?.change === 'not-spam',
  ).length
  return {
    groups: groups?.map((group) => toChangedGroup(group, byId)).filter((group) => group.opinions.length > 0) ?? null,
    pendingTotal: pendingTotal === null ? null : pendingTotal - opinions.filter(isPending).length + arePendingNow,
    applyChange({ ids, replaced = [], photo, ...changed }: Changed) {
      setChanges((present) => {
        const byId = new Map(present.of === source ? present.byId : [])
        for (const id of ids) byId.set(id, { ...byId.get(id), ...changed })
        if (photo) byId.set(photo, { change: 'delete' })
        // Superseded entries count as deleted, even if they were also selected.
        for (const id of replaced) byId.set(id, { change: 'delete' })
        return { of: source, byId }
      })
    },
  }
}

function toChangedGroup(group: OpinionGroup, byId: Changes) {
  return { ...group, opinions: group.opinions.flatMap((opinion) => toChanged(opinion, byId) ?? []) }
}

/** Undefined if it was deleted. */
function toChanged(opinion: Opinion, byId: Changes) {
  const { change, reply } = byId.get(opinion.id) ?? {}
  if (change === 'delete' || change === 'spam' || change === 'not-spam') return undefined
  const photos = opinion.photos?.filter(({ name }) => !byId.has(name))
  return { ...opinion, ...(photos && { photos }), ...reply, ...(change && { approved: change === 'approve' }) }
}

function isPending(opinion: Opinion | undefined) {
  return opinion?.approved === false && !opinion.spam
}
