import { type FormEvent, type ReactNode, useRef } from 'react'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { isRefused, type Portions, readPortions, toFewer, toMore, toPortionsName } from './portions.ts'
import { QuietLink } from './quiet-link.tsx'
import { toRecipeQuery } from './recipe-address.ts'
import type { RecipeView } from './use-recipe-view.ts'

const minus = 'M5 12h14'

type StepperProps = { view: RecipeView; onChange: (toCount: (now: Portions) => number | undefined) => void }

/** `typed` is the field's text while it is being edited; `noteId` is the id of the hint for invalid input. */
type TypingProps = { typed: string | undefined; onType: (typed: string | undefined) => void; noteId: string }

/** A stepper for the number of portions: minus, field, plus. */
export function PortionsStepper({ view, onChange, ...typing }: StepperProps & TypingProps) {
  const { name } = view.portions
  const step: StepperProps['onChange'] = (to) => {
    typing.onType(undefined)
    onChange(to)
  }
  return (
    <form className="stepper" action="#recipe" onSubmit={(event) => event.preventDefault()}>
      {view.units === 'original' ? null : <input type="hidden" name="units" value={view.units} />}
      <Step view={view} to={toFewer} label={`Fewer ${name}`} onChange={step}>
        <Drawing path={minus} />
      </Step>
      <PortionsField portions={view.portions} onChange={onChange} {...typing} />
      <button className="button button--small without-script" type="submit">
        Show
      </button>
      <Step view={view} to={toMore} label={`More ${name}`} onChange={step}>
        <Icon name="plus" />
      </Step>
    </form>
  )
}

type StepProps = StepperProps & { to: (now: Portions) => number | undefined; label: string; children: ReactNode }

function Step({ view: { portions, units }, to, label, onChange, children }: StepProps) {
  const next = to(portions) ?? portions.shown
  const query = toRecipeQuery({ ...portions, shown: next }, units === 'original' ? undefined : units)
  return (
    <QuietLink className="stepper__step" query={query} label={label} isDisabled={next === portions.shown} onPress={() => onChange(to)}>
      {children}
    </QuietLink>
  )
}

type PortionsFieldProps = TypingProps & { portions: Portions; onChange: StepperProps['onChange'] }

/**
 * Shows what is typed; the recipe follows once that is a valid number. Invalid input stays, and the recipe is unchanged: '1000' is not
 * '100'.
 */
function PortionsField({ portions: { name, shown }, onChange, typed, onType, noteId }: PortionsFieldProps) {
  const before = useRef(shown)
  const type = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    if (typed === undefined) before.current = shown
    onType(value)
    if (value !== '') onChange(() => readPortions(value) ?? before.current)
  }
  return (
    <label className="stepper__field">
      <input
        type="number"
        inputMode="decimal"
        name={name}
        min="0.5"
        max="999"
        step="0.5"
        required
        autoComplete="off"
        value={typed ?? String(shown)}
        onChange={type}
        onBlur={() => !isRefused(typed) && onType(undefined)}
        aria-invalid={isRefused(typed)}
        aria-describedby={noteId}
      />
      <span>{toPortionsName(name, shown)}</span>
    </label>
  )
}
