import { copyText } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { useTicks } from './ticks.ts'

/** Buttons to copy the list as shown, and to clear the ticks if there are any. */
export function IngredientTools({ recipeId, text }: { recipeId: number; text: string }) {
  const { hasTicks, clear } = useTicks(recipeId)
  const notePress = useNearFocus('#main')
  return (
    <div className="check-tools" onClickCapture={notePress}>
      <button className="text-button" type="button" onClick={() => copyIngredients(text)}>
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

async function copyIngredients(text: string) {
  const isCopied = await copyText(text)
  if (isCopied) showToast('success', 'Ingredients copied')
  else showToast('error', 'Couldn’t copy the ingredients. Select and copy them yourself.')
}
