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
  /** A text that another tab had open when the form began. */
  copy: UnsavedCopy
  /** 'post', 'recipe'. */
  noun: string
  isNew: boolean
  /** Keeps what is typed here; returns whether it could. */
  keepNow: () => boolean
}

/** Says that another tab has a text open that is not saved, and brings it here. */
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
        The other tab has discarded its text.
      </p>
    )
  const title = copy.fields.title?.trim()
  const named = title ? `: “${title}”` : ''
  // Both texts are there when the page is opened anew.
  async function bring() {
    tellTabs({ wanted: listCopyIds(copy) })
    const until = Date.now() + answerMilliseconds
    while ((await isOpenElsewhere(copy)) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
    if (await isOpenElsewhere(copy)) showToast('error', 'The other tab does not answer. Close it, then try again.')
    else if (keepNow()) location.reload()
  }
  return (
    <div className="editing-notice" role="status">
      <span>
        {isOpen
          ? `Another tab writes ${isNew ? 'a new' : 'this'} ${noun}${named}. Its text stays there.`
          : `The other tab does not write ${isNew ? 'a new' : 'this'} ${noun} any more.`}
      </span>
      <button className="button button--quiet button--small" type="button" onClick={bring}>
        {isOpen ? 'Write it here instead' : 'Look for its text'}
      </button>
    </div>
  )
}

async function isOpenElsewhere(copy: UnsavedCopy) {
  const open = await listOpenElsewhere()
  return listCopyIds(copy).some((id) => open.has(id))
}

type EndedNoticeProps = { ended: Ended; onKeep: () => void; onDiscard: () => Promise<void> }

/** Says that another tab has discarded the text of this form, or goes on with it. */
export function EndedNotice({ ended, onKeep, onDiscard }: EndedNoticeProps) {
  const { state } = useRevalidator()
  const discard = () => onDiscard().catch(sayNotDone)
  return (
    <div className="editing-notice" role="alert">
      <span>
        {ended === 'discarded'
          ? 'You discarded this text in another tab. It still stands here, but it is not kept any more.'
          : 'You go on with this text in another tab. What stands here is not kept any more.'}
      </span>
      <button className="button button--quiet button--small" type="button" onClick={onKeep}>
        Keep it as a new copy
      </button>
      <button className="button button--quiet button--small" type="button" aria-disabled={state !== 'idle'} onClick={discard}>
        {ended === 'discarded' ? 'Discard it here as well' : 'Empty this form'}
      </button>
    </div>
  )
}

/** Says that the record was deleted for good, and where the text goes. */
export function GoneNotice({ noun, addPath }: { noun: string; addPath: string }) {
  return (
    <div className="editing-notice" role="alert">
      <span>{`This ${noun} was deleted for good meanwhile. Your text is kept, as a new ${noun} that is not saved yet.`}</span>
      <Link className="button button--quiet button--small" to={addPath}>
        {`Go on with the new ${noun}`}
      </Link>
    </div>
  )
}
