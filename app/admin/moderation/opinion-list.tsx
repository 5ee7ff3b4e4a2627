import { useRef, useState } from 'react'
import { Link } from '#app/ui/link.tsx'
import type { AdminIconName } from '../admin-icon.tsx'
import { NothingYet } from '../list-notes.tsx'
import type { OpinionGroup, OpinionWords } from './opinion.ts'
import { OpinionCard } from './opinion-card.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { OnChanged } from './use-moderation.ts'

type OpinionListProps = {
  words: OpinionWords
  icon: AdminIconName
  /** Null when they could not be read. */
  groups: OpinionGroup[] | null
  /** Text of the empty list. */
  emptyWords: string
  action: string
  onChanged: OnChanged
}

/** The comments or reviews grouped by what they are about, each with its own buttons and a checkbox for bulk changes. */
export function OpinionList({ words, icon, groups, emptyWords, action, onChanged }: OpinionListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  if (!groups) return <NothingYet icon={icon} text={`The ${words.many} could not be loaded.`} />
  const all = groups.flatMap(({ opinions }) => opinions.map(({ id }) => id))
  if (all.length === 0) return <NothingYet icon={icon} text={emptyWords} />
  const choose = (ids: string[], isChosen: boolean) =>
    setChosen((present) => new Set([...present].filter((id) => !ids.includes(id)).concat(isChosen ? ids : [])))
  const finish: OnChanged = (changed) => {
    onChanged(changed)
    choose([...changed.ids, ...(changed.replaced ?? [])], false)
    if (changed.change === 'delete') list.current?.focus({ preventScroll: true })
  }
  return (
    <div className="comment-list" ref={list} tabIndex={-1}>
      <SelectionBar
        words={words}
        all={all}
        chosen={all.filter((id) => chosen.has(id))}
        action={action}
        onChoose={choose}
        onChanged={finish}
      />
      {groups.map(({ id, title, path, opinions }) => (
        <section className="comment-group" key={id} aria-labelledby={`about-${id}`}>
          <h2 id={`about-${id}`}>{path ? <Link to={path}>{title}</Link> : title}</h2>
          <div className="comment-cards">
            {opinions.map((opinion) => (
              <OpinionCard
                key={opinion.id}
                opinion={opinion}
                words={words}
                isChosen={chosen.has(opinion.id)}
                action={action}
                onChoose={(isChosen) => choose([opinion.id], isChosen)}
                onChanged={finish}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
