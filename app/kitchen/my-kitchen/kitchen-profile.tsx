import { useId, useState } from 'react'
import { storeUnits, useStoredUnits } from '#app/public/recipes/stored-units.ts'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import { altitudes, householdLimits, isHousehold, type Profile } from '#domain/kitchen/profile.ts'
import { listAllergens, titleAllergen } from '#domain/recipes/allergen-labels.ts'
import { knownDiets } from '#domain/recipes/diet-names.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import type { Units } from '#packages/ingredients/display.ts'
import { KeptTick } from './kept-tick.tsx'
import { setChoice } from './kitchen-db.ts'
import { notKept } from './kitchen-words.ts'
import { useProfile } from './use-profile.ts'

const unitChoices: { units: Units; label: string }[] = [
  { units: 'original', label: 'As written' },
  { units: 'us', label: 'US: cups and ounces' },
  { units: 'metric', label: 'Metric: grams and milliliters' },
]

/** The reader's preferences for how recipes are shown. Each choice is saved at once. */
export function KitchenProfile() {
  const id = useId()
  const profile = useProfile()
  const units = useStoredUnits() ?? 'original'
  const region = useSiteInfo().region ?? 'us'
  const { declared, others } = listAllergens(region)
  const [words, setWords] = useState('')
  const choose = async (name: string, value: number | undefined) => {
    try {
      await setChoice(name, value)
      setWords('Saved on this device.')
    } catch (error) {
      setWords(notKept)
      throw error
    }
  }
  const hide = async (value: number | undefined) => {
    await choose('asks', value)
    await choose('hides', value)
  }
  return (
    <section className="kitchen-profile" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Preferences</h2>
      <div className="kitchen-profile__fields">
        <div className="field">
          <label htmlFor={`${id}-units`}>Units</label>
          <select
            id={`${id}-units`}
            className="input"
            value={units}
            onChange={({ currentTarget }) =>
              storeUnits(unitChoices.find(({ units }) => units === currentTarget.value)?.units ?? 'original')
            }
          >
            {unitChoices.map(({ units, label }) => (
              <option key={units} value={units}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Household servings={profile.servings} choose={choose} />
        <div className="field">
          <label htmlFor={`${id}-altitude`}>Elevation</label>
          <select
            id={`${id}-altitude`}
            className="input"
            value={profile.altitude ?? ''}
            onChange={({ currentTarget }) => void choose('altitude', Number(currentTarget.value) || undefined).catch(() => {})}
          >
            <option value="">{`Below ${toHeight(altitudes[0])}`}</option>
            {altitudes.map((metres) => (
              <option key={metres} value={metres}>{`From ${toHeight(metres)}`}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <span className="field-label">Oven</span>
          <KeptTick isOn={profile.hasFan} keep={(isOn) => choose('fan', isOn ? 1 : undefined)}>
            Convection (fan) oven
          </KeptTick>
        </div>
      </div>
      <p className="help">
        Steps show fan-oven temperatures (20 °C or 25 °F lower) and what boiling and baking need at your elevation, following Colorado State
        University Extension. Amounts don’t change.
      </p>
      <fieldset>
        <legend>Allergies and foods to avoid</legend>
        <Ticks kind="avoid" names={declared} on={profile.avoids} choose={choose} title={(name) => titleAllergen(name, region)} />
      </fieldset>
      {others.length > 0 ? (
        <fieldset>
          <legend>More to avoid (not required on labels in the United States)</legend>
          <Ticks kind="avoid" names={others} on={profile.avoids} choose={choose} title={(name) => titleAllergen(name, region)} />
        </fieldset>
      ) : null}
      <fieldset>
        <legend>Diet</legend>
        <Ticks kind="diet" names={knownDiets} on={profile.diets} choose={choose} />
      </fieldset>
      <KeptTick isOn={profile.hides} keep={(isOn) => hide(isOn ? 1 : undefined)}>
        Hide these recipes in lists and searches (page addresses then tell this site what you avoid)
      </KeptTick>
      {profile.hides ? (
        <KeptTick isOn={!profile.asks} keep={(isOn) => choose('asks', isOn ? undefined : 1)}>
          Don’t tell this site: hide them in this browser only, so pages may come up short
        </KeptTick>
      ) : null}
      <p className="help">
        Marks are based on a recipe’s ingredients and what this site’s owner has confirmed. If we can’t tell, the mark says so. Always read
        the recipe and check product labels.
      </p>
      <p className="help" role="status">
        {words}
      </p>
    </section>
  )
}

type Choose = (name: string, value: number | undefined) => Promise<void>

function Household({ servings, choose }: { servings: Profile['servings']; choose: Choose }) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed !== '' && !isHousehold(Number(typed))
  return (
    <div className="field">
      <label htmlFor={id}>Default servings</label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="numeric"
        min={householdLimits.min}
        max={householdLimits.max}
        placeholder="As written"
        autoComplete="off"
        value={typed ?? servings ?? ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const wanted = value === '' ? undefined : Number(value)
          if (wanted === undefined || isHousehold(wanted)) choose('servings', wanted).catch(() => {})
        }}
        onBlur={() => isWrong || setTyped(undefined)}
      />
      {isWrong ? (
        <p id={`${id}-fault`} className="field-error" role="alert">
          {`Enter a whole number from ${householdLimits.min} to ${householdLimits.max}`}
        </p>
      ) : null}
    </div>
  )
}

type TicksProps = { kind: string; names: readonly string[]; on: readonly string[]; choose: Choose; title?: (name: string) => string }

function Ticks({ kind, names, on, choose, title = (name) => name }: TicksProps) {
  return names.map((name) => (
    <KeptTick key={name} isOn={on.includes(name)} keep={(isOn) => choose(`${kind} ${name}`, isOn ? 1 : undefined)}>
      {capitalize(title(name))}
    </KeptTick>
  ))
}

/** '1,500 m (5,000 ft)' */
function toHeight(metres = 0) {
  return `${groupDigits(metres)} m (${groupDigits(Math.round((metres * 3.281) / 1000) * 1000)} ft)`
}
