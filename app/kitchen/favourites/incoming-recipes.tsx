import { useState } from 'react'
import type { RecipeKey } from './add-link.ts'
import { ArrivalPanel } from './arrival-panel.tsx'
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
export function IncomingRecipes({ className, level, title, keys, unreadable, onDecided, onClose }: IncomingRecipesProps) {
  const { fresh, titles, outcome, isAdding, add } = useIncoming(keys, unreadable)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  const isOpen = fresh.length > 0 && (outcome === undefined || outcome.left.length > 0)
  const close = () => {
    setClosed(true)
    onDecided([])
    onClose()
  }
  const first = isOpen ? async () => onDecided(await add()) : close
  return (
    <ArrivalPanel
      className={className}
      level={level}
      title={title}
      words={outcome?.words}
      buttons={[
        { label: nameStep({ isOpen, isAdding, isRetry: outcome !== undefined }), press: isAdding ? undefined : first },
        ...(isOpen ? [{ label: 'Not now', press: close }] : []),
      ]}
    >
      {outcome ? null : <p>{introduce(keys.length - fresh.length, fresh.length, titles)}</p>}
    </ArrivalPanel>
  )
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
