import type { FormEvent, ReactNode } from 'react'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { isRefused, type Portions, readPortions, toFewer, toMore, toPortionsName } from './portions.ts'
import { QuietLink } from './quiet-link.tsx'
import { toRecipeQuery } from './recipe-address.ts'
import type { RecipeView } from './use-recipe-view.ts'

const minus = 'M5 12h14'

type StepperProps = { view: RecipeView; onChange: (toCount: (now: Portions) => number | undefined) => void }

/** What stands in the field while it is typed in, and the id of the note that says when it can't be. */
type TypingProps = { typed: string | undefined; onType: (typed: string | undefined) => void; noteId: string }

/** The stepper: one fewer, any number, one more. */
export function PortionsDial({ view, onChange, ...typing }: StepperProps & TypingProps) {
  const { name } = view.portions
  return (
    <form className="stepper" action="#recipe" onSubmit={(event) => event.preventDefault()}>
      {view.units === 'original' ? null : <input type="hidden" name="units" value={view.units} />}
      <Step view={view} to={toFewer} label={`Fewer ${name}`} onChange={onChange}>
        <Drawing path={minus} />
      </Step>
      <PortionsField portions={view.portions} onChange={onChange} {...typing} />
      <button className="button button--small without-script" type="submit">
        Show
      </button>
      <Step view={view} to={toMore} label={`More ${name}`} onChange={onChange}>
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

/** While it is typed in it shows what is typed, and the recipe follows whatever is a number of portions. */
function PortionsField({ portions: { name, shown }, onChange, typed, onType, noteId }: PortionsFieldProps) {
  const type = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    onType(value)
    if (readPortions(value)) onChange(() => readPortions(value))
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
        onBlur={() => onType(undefined)}
        aria-invalid={isRefused(typed)}
        aria-describedby={noteId}
      />
      <span>{toPortionsName(name, shown)}</span>
    </label>
  )
}
