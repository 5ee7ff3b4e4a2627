import { useRef } from 'react'
import type { AdminIconName } from '#app/admin/admin-icon.tsx'
import { toFinalQuestion } from '#app/admin/deletion-questions.ts'
import { NothingYet } from '#app/admin/list-notes.tsx'
import { type BulkChange, SelectionBar } from '#app/admin/selection/selection-bar.tsx'
import { useSelection } from '#app/admin/selection/use-selection.ts'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { Link } from '#app/ui/link.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { describeAlong } from './describe-along.ts'
import type { Opinion, OpinionGroup, OpinionWords } from './opinion.ts'
import { OpinionCard } from './opinion-card.tsx'
import { type OnChanged, useModeration } from './use-moderation.ts'

type OpinionListProps = {
  words: OpinionWords
  icon: AdminIconName
  /** Null when they could not be read. */
  groups: OpinionGroup[] | null
  /** Text of the empty list. */
  emptyWords: string
  action: string
  publicName: string
  onChanged: OnChanged
}

/** The comments or reviews grouped by what they are about, each with its own buttons and a checkbox for bulk changes. */
export function OpinionList({ words, icon, groups, emptyWords, action, publicName, onChanged }: OpinionListProps) {
  const all = groups?.flatMap(({ opinions }) => opinions.map(({ id }) => id)) ?? []
  const { chosen, choose } = useSelection(all)
  const list = useRef<HTMLDivElement>(null)
  const { fetcher, isChanging } = useModeration((changed) => finish(changed))
  const finish: OnChanged = (changed) => {
    onChanged(changed)
    choose([...changed.ids, ...(changed.replaced ?? [])], false)
    if (changed.change === 'delete') list.current?.focus({ preventScroll: true })
  }
  if (!groups) return <NothingYet icon={icon} text={`The ${words.many} could not be loaded.`} />
  if (all.length === 0) return <NothingYet icon={icon} text={emptyWords} />
  return (
    <div className="comment-list" ref={list} tabIndex={-1}>
      <SelectionBar
        Form={fetcher.Form}
        many={words.many}
        changes={toChanges(
          words,
          groups.flatMap(({ opinions }) => opinions.filter(({ id }) => chosen.includes(id))),
          groups.some(({ opinions }) => opinions.some(({ spam }) => spam)),
        )}
        isChanging={isChanging}
        all={all}
        chosen={chosen}
        action={action}
        onChoose={choose}
      />
      <SignInPrompt answer={fetcher.data} />
      {groups.map(({ id, title, path, opinions }) => (
        <section className="comment-group" key={id} aria-labelledby={`about-${id}`}>
          <h2 id={`about-${id}`}>{path ? <Link to={path}>{title}</Link> : title}</h2>
          <div className="comment-cards">
            {opinions.map((opinion) => (
              <OpinionCard
                key={opinion.id}
                opinion={opinion}
                words={words}
                isChosen={chosen.includes(opinion.id)}
                action={action}
                publicName={publicName}
                onChoose={choose}
                onChanged={finish}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function toChanges({ one, many }: OpinionWords, chosen: Opinion[], isSpam: boolean): BulkChange[] {
  const question = (count: number) => toFinalQuestion(countOf(count, one, many), describeAlong(chosen))
  const deletion = { change: 'delete', label: 'Delete', question }
  if (isSpam) return [{ change: 'not-spam', label: 'Not spam' }, deletion]
  return [
    { change: 'approve', label: 'Approve' },
    { change: 'disapprove', label: 'Disapprove' },
    { change: 'spam', label: 'Spam' },
    deletion,
  ]
}
