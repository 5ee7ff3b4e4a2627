import { isNote, useKitchen } from '#app/site/kitchen/use-kitchen.ts'
import { toNoteKey } from '#domain/kitchen/kitchen-records.ts'

/** The reader's own note on a recipe, or on one of its steps, if there is one. */
export function OwnNote({ recipeId, step }: { recipeId: number; step?: string | undefined }) {
  const kitchen = useKitchen()
  if (kitchen === undefined || kitchen === 'unavailable') return null
  const note = kitchen.filter(isNote).find(({ key }) => key === toNoteKey(recipeId, step))
  if (!note) return null
  return (
    <p className="own-note">
      <b>My note: </b>
      {note.text}
    </p>
  )
}
