import { useId } from 'react'
import { CollectField } from '#app/kitchen/my-kitchen/collect-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** Puts a favourite into the reader's collections. */
export function CollectPanel({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const heading = useId()
  return (
    <Dialog className="collect-panel" labelledBy={heading} onClose={onClose}>
      <h2 id={heading}>My collections</h2>
      <CollectField recipe={recipe} />
    </Dialog>
  )
}
