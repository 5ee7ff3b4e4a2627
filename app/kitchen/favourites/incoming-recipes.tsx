import { useEffect, useId, useRef, useState } from 'react'
import type { RecipeKey } from './add-link.ts'
import { useIncoming } from './use-incoming.ts'

type IncomingRecipesProps = {
  className: string
  level: 'h2' | 'h4'
  title: string
  keys: readonly RecipeKey[]
  unreadable: number
  /** The visitor has decided; `left` are the recipes that could not be fetched or stored yet. */
  onDecided: (left: readonly RecipeKey[]) => void
  /** Called when it is dismissed; the focus is lost. */
  onClose: () => void
}

/** Asks before adding recipes, then reports the result. Nothing is stored without consent. */
export function IncomingRecipes({ className, level: Heading, title, keys, unreadable, onDecided, onClose }: IncomingRecipesProps) {
  const headingId = useId()
  const { fresh, titles, outcome, isAdding, add } = useIncoming(keys, unreadable)
  const [isClosed, setClosed] = useState(false)
  const heading = useHeadingInFocus()
  if (isClosed) return null
  const isOpen = fresh.length > 0 && (outcome === undefined || outcome.left.length > 0)
  const close = () => {
    setClosed(true)
    onDecided([])
    onClose()
  }
  const press = async () => {
    if (!isOpen) close()
    else if (!isAdding) onDecided(await add())
  }
  return (
    <section className={className} aria-labelledby={headingId}>
      <Heading ref={heading} id={headingId} tabIndex={-1}>
        {title}
      </Heading>
      {outcome ? null : <p>{introduce(keys.length - fresh.length, fresh.length, titles)}</p>}
      <p role="status">{outcome?.words}</p>
      <div className="along-buttons">
        <button className="button button--small" type="button" aria-disabled={isAdding || undefined} onClick={press}>
          {nameStep({ isOpen, isAdding, isRetry: outcome !== undefined })}
        </button>
        {isOpen ? (
          <button className="button button--quiet button--small" type="button" onClick={close}>
            Not now
          </button>
        ) : null}
      </div>
    </section>
  )
}

function useHeadingInFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

function introduce(present: number, fresh: number, titles: string[]) {
  if (present + fresh === 0) return 'It may have been cut off. Your list hasn’t changed.'
  if (fresh === 0) return 'They’re all in your list already.'
  const more = fresh - titles.length
  const names = titles.length > 0 ? `${titles.join(', ')}${more > 0 ? ` and ${more} more` : ''}. ` : ''
  return `${names}${present > 0 ? `${present} already in your list. ` : ''}Add them to your list?`
}

function nameStep({ isOpen, isAdding, isRetry }: { isOpen: boolean; isAdding: boolean; isRetry: boolean }) {
  if (isAdding) return 'Adding…'
  if (!isOpen) return 'Close'
  return isRetry ? 'Try again' : 'Add them'
}
