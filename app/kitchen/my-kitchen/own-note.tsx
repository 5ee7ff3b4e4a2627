import { toNoteKey } from '#domain/kitchen/kitchen-records.ts'
import { isNote, useKitchen } from './use-kitchen.ts'

type OwnNoteProps = { recipeId: number; step?: string | undefined; className?: string }

/** The reader's note on a recipe or one of its steps, if there is one. */
export function OwnNote({ recipeId, step, className = '' }: OwnNoteProps) {
  const kitchen = useKitchen()
  if (kitchen === undefined || kitchen === 'unavailable') return null
  const note = kitchen.filter(isNote).find(({ key }) => key === toNoteKey(recipeId, step))
  if (!note) return null
  return (
    <p className={`own-note ${className}`}>
      <b>My note: </b>
      {note.text}
    </p>
  )
}
