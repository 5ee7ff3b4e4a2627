import { copyWithToast } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { useTicks } from './ticks.ts'

/** Buttons to copy the list as shown, and to clear the ticks if there are any. */
export function IngredientTools({ recipeId, text }: { recipeId: number; text: string }) {
  const { hasTicks, clear } = useTicks(recipeId)
  const notePress = useNearFocus('#main')
  return (
    <div className="check-tools" onClickCapture={notePress}>
      <button className="text-button" type="button" onClick={() => copyWithToast(text, 'Ingredients', 'Select and copy them yourself.')}>
        <Icon name="copy" />
        Copy ingredients
      </button>
      {hasTicks ? (
        <button className="text-button" type="button" onClick={clear}>
          Uncheck all
        </button>
      ) : null}
    </div>
  )
}
