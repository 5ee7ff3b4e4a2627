import { useState } from 'react'
import type { Moderation } from '#domain/forms/moderation.ts'
import type { ModerationAnswer } from './moderation-answer.ts'
import type { Opinion, OpinionGroup } from './opinion.ts'

type Read = { groups: OpinionGroup[] | null; pendingTotal: number | null }

type Changes = ReadonlyMap<string, Moderation>

/** The loaded entries with the changes made on this page applied. Null for what could not be read. */
export function useLocalChanges(source: object, { groups, pendingTotal }: Read) {
  const [changes, setChanges] = useState<{ of: object; byId: Changes }>({ of: source, byId: new Map() })
  // A fresh `source` already includes the changes.
  const byId: Changes = changes.of === source ? changes.byId : new Map()
  const opinions = groups?.flatMap((group) => group.opinions) ?? []
  const arePendingNow = opinions.filter((opinion) => isPending(toChanged(opinion, byId))).length
  return {
    groups: groups?.map((group) => toChangedGroup(group, byId)).filter((group) => group.opinions.length > 0) ?? null,
    pendingTotal: pendingTotal === null ? null : pendingTotal - opinions.filter(isPending).length + arePendingNow,
    applyChange(changed: NonNullable<ModerationAnswer['changed']>) {
      setChanges((present) => {
        const earlier = present.of === source ? present.byId : []
        return { of: source, byId: new Map([...earlier, ...listChanges(changed)]) }
      })
    },
  }
}

/** The changes by id. Superseded entries count as deleted, even if they were selected too. */
function listChanges({ change, ids, replaced = [] }: NonNullable<ModerationAnswer['changed']>): [string, Moderation][] {
  return [...ids.map((id): [string, Moderation] => [id, change]), ...replaced.map((id): [string, Moderation] => [id, 'delete'])]
}

function toChangedGroup(group: OpinionGroup, byId: Changes) {
  return { ...group, opinions: group.opinions.flatMap((opinion) => toChanged(opinion, byId) ?? []) }
}

/** Undefined when it was deleted. */
function toChanged(opinion: Opinion, byId: Changes) {
  const change = byId.get(opinion.id)
  if (change === 'delete') return undefined
  return change ? { ...opinion, approved: change === 'approve' } : opinion
}

function isPending(opinion: Opinion | undefined) {
  return opinion?.approved === false
}
