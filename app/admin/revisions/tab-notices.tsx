import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Ended } from './kept-news.ts'
import { listOpenElsewhere, onTabNews, tellTabs } from './open-copies.ts'
import { listCopyIds, type UnsavedCopy } from './unsaved-copies.ts'
import { sayNotDone } from './use-discard.ts'

const lookMilliseconds = 2000
const answerMilliseconds = 3000

type OpenElsewhereProps = {
  /** A text that another tab had open when the form started. */
  copy: UnsavedCopy
  /** 'post', 'recipe'. */
  noun: string
  isNew: boolean
  /** Stores what is typed here; returns whether it could. */
  keepNow: () => boolean
}

/** Says that another tab has an unsaved text open, and moves it here. */
export function OpenElsewhere({ copy, noun, isNew, keepNow }: OpenElsewhereProps) {
  const [isOpen, setOpen] = useState(true)
  const [isDiscarded, setDiscarded] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => void isOpenElsewhere(copy).then(setOpen), lookMilliseconds)
    const ignore = onTabNews((said) => {
      if ('discarded' in said && listCopyIds(copy).some((id) => said.discarded.includes(id))) setDiscarded(true)
    })
    return () => {
      clearInterval(timer)
      ignore()
    }
  }, [copy])
  if (isDiscarded)
    return (
      <p className="editing-notice" role="status">
        The other tab discarded its changes.
      </p>
    )
  const title = copy.fields.title?.trim()
  const named = title ? `: “${title}”` : ''
  // Both texts are there when the page is opened again.
  async function bring() {
    tellTabs({ wanted: listCopyIds(copy) })
    const until = Date.now() + answerMilliseconds
    let isThere = await isOpenElsewhere(copy)
    while (isThere && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      isThere = await isOpenElsewhere(copy)
    }
    if (isThere) showToast('error', 'The other tab isn’t responding. Close it, then try again.')
    else if (keepNow()) location.reload()
  }
  return (
    <div className="editing-notice" role="status">
      <span>
        {isOpen
          ? `Another tab is editing ${isNew ? 'a new' : 'this'} ${noun}${named}. Its text stays there.`
          : `The other tab is no longer editing ${isNew ? 'a new' : 'this'} ${noun}.`}
      </span>
      <button className="button button--quiet button--small" type="button" onClick={bring}>
        {isOpen ? 'Edit here instead' : 'Find its text'}
      </button>
    </div>
  )
}

async function isOpenElsewhere(copy: UnsavedCopy) {
  const open = await listOpenElsewhere()
  return listCopyIds(copy).some((id) => open.has(id))
}

type EndedNoticeProps = { ended: Ended; onKeep: () => void; onDiscard: () => Promise<void> }

/** Says that another tab has discarded this form's text, or continues with it. */
export function EndedNotice({ ended, onKeep, onDiscard }: EndedNoticeProps) {
  const { state } = useRevalidator()
  const discard = () => onDiscard().catch(sayNotDone)
  return (
    <div className="editing-notice" role="alert">
      <span>
        {ended === 'discarded'
          ? 'You discarded this text in another tab. It’s still shown here, but it’s no longer saved.'
          : 'You’re now editing this text in another tab. The text here is no longer saved.'}
      </span>
      <button className="button button--quiet button--small" type="button" onClick={onKeep}>
        Save as a new copy
      </button>
      <button className="button button--quiet button--small" type="button" aria-disabled={state !== 'idle'} onClick={discard}>
        {ended === 'discarded' ? 'Discard it here too' : 'Clear this form'}
      </button>
    </div>
  )
}

/** Says that the record was permanently deleted, and where the text goes. */
export function GoneNotice({ noun, addPath }: { noun: string; addPath: string }) {
  return (
    <div className="editing-notice" role="alert">
      <span>{`This ${noun} was permanently deleted. Your text is safe as a new, unsaved ${noun}.`}</span>
      <Link className="button button--quiet button--small" to={addPath}>
        {`Continue with the new ${noun}`}
      </Link>
    </div>
  )
}
