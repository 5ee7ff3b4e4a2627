import { copyText } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import type { Units } from '#packages/ingredients/display.ts'
import { QuietLink } from './quiet-link.tsx'
import { toRecipeQuery } from './recipe-address.ts'
import { useTicks } from './ticks.ts'
import type { RecipeView } from './use-recipe-view.ts'

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

const choices: { units: Units; label: string }[] = [
  { units: 'original', label: 'As written' },
  { units: 'us', label: 'US' },
  { units: 'metric', label: 'Metric' },
]

/** Chooses the units, and stores the choice on the device. */
export function UnitSwitch({ view, onChange }: { view: RecipeView; onChange: (units: Units) => void }) {
  return (
    <nav className="unit-switch" aria-label="Units">
      {choices.map(({ units, label }) => (
        <QuietLink
          key={units}
          query={toRecipeQuery(view.portions, units === 'original' ? undefined : units)}
          isCurrent={units === view.units}
          onPress={() => onChange(units)}
        >
          {label}
        </QuietLink>
      ))}
    </nav>
  )
}
