import type { Units } from '#packages/ingredients/display.ts'
import { QuietLink } from './quiet-link.tsx'
import { toRecipeQuery } from './recipe-address.ts'
import type { RecipeView } from './use-recipe-view.ts'

const choices: { units: Units; label: string }[] = [
  { units: 'original', label: 'As written' },
  { units: 'us', label: 'US' },
  { units: 'metric', label: 'Metric' },
]

/** Chooses the units; the choice is stored on the device. */
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
