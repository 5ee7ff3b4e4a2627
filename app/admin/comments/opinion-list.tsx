import { useRef } from 'react'
import type { AdminIconName } from '#app/admin/admin-icon.tsx'
import { toFinalQuestion } from '#app/admin/deletion-questions.ts'
import { NothingYet } from '#app/admin/list-notes.tsx'
import { type BulkChange, SelectionBar } from '#app/admin/selection/selection-bar.tsx'
import { useSelection } from '#app/admin/selection/use-selection.ts'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { Link } from '#app/ui/link.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import type { Moderation } from '#domain/comments/moderation.ts'
import { countOf } from '#domain/text/count-of.ts'
import { describeAlong } from './describe-along.ts'
import type { Opinion, OpinionGroup, OpinionWords } from './opinion.ts'
import { OpinionCard } from './opinion-card.tsx'
import { keepFocus, listCards, listKeys, useListKeys } from './use-list-keys.ts'
import { type OnChanged, useModeration } from './use-moderation.ts'

type OpinionListProps = {
  /** The loaded data; another object when it is loaded again. */
  source: object
  words: OpinionWords
  icon: AdminIconName
  /** Null when they could not be read. */
  groups: OpinionGroup[] | null
  /** Text of the empty list. */
  emptyWords: string
  action: string
  publicName: string
  onChanged: OnChanged
  /** Loads further entries when a key leads beyond the last one. */
  onEnd?: (() => void) | undefined
}

/** The comments or reviews grouped by what they are about, each with its own buttons and a checkbox for bulk changes. */
export function OpinionList({ source, words, icon, groups, emptyWords, action, publicName, onChanged, onEnd }: OpinionListProps) {
  const all = groups?.flatMap(({ opinions }) => opinions.map(({ id }) => id)) ?? []
  const { chosen, choose } = useSelection(all)
  const list = useRef<HTMLDivElement>(null)
  const { fetcher, isChanging } = useModeration((changed) => finish(changed))
  const finish: OnChanged = (changed) => {
    const gone = [...(leaves(changed.change) ? changed.ids : []), ...(changed.replaced ?? [])]
    if (gone.length > 0) keepFocus(list.current, gone)
    onChanged(changed)
    choose([...changed.ids, ...(changed.replaced ?? [])], false)
  }
  const isGoingOn = useRef(false)
  const pressKey = useListKeys(list, () => {
    isGoingOn.current = true
    onEnd?.()
  })
  useOnChange(source, () => {
    if (isGoingOn.current) listCards(list.current)[0]?.focus()
    isGoingOn.current = false
  })
  if (!groups) return <NothingYet icon={icon} text={`The ${words.many} could not be loaded.`} />
  if (all.length === 0) return <NothingYet icon={icon} text={emptyWords} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its contents
    <div className="comment-list" ref={list} tabIndex={-1} onKeyDown={pressKey}>
      <KeyHelp />
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

/** Whether an entry leaves its list after a change. */
function leaves(change: Moderation | undefined) {
  return change === 'delete' || change === 'spam' || change === 'not-spam'
}

function KeyHelp() {
  return (
    <details className="key-help">
      <summary>Keyboard shortcuts</summary>
      <p>They work while the focus is in this list. Click an entry, or press j here.</p>
      <dl>
        {listKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
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
