import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/admin/admin-root.tsx'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { nameAllergen } from '#domain/recipes/allergen-labels.ts'
import { allergens, noAllergens, type Region } from '#domain/recipes/allergen-names.ts'
import type { DerivedAllergens } from '#domain/recipes/allergens.ts'
import { toConfirmedFoods } from '#domain/recipes/confirmed-foods.ts'
import { readRows } from '#domain/recipes/typed-rows.ts'
import { joinNames, splitNames, toTermSlug } from '#domain/terms/term.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { toRows } from './recipe-form-values.ts'

const nothing: DerivedAllergens = { contains: [], mayContain: [], unsure: [] }

/**
 * The allergens of a recipe, with what its ingredients suggest. Readers see them once the owner has confirmed them for these ingredients.
 */
export function AllergensField({ answer }: { answer: FieldAnswer }) {
  const isLive = useIsLive()
  const region = useRegion()
  const field = useRef<HTMLFieldSetElement>(null)
  const ingredients = useIngredients(field, answer.typed.ingredients)
  const [confirmedFor, setConfirmedFor] = useState(answer.typed.allergensFor ?? '')
  const foods = toConfirmedFoods(ingredients)
  const isConfirmed = foods !== '' && confirmedFor === foods
  const known = useAllergens()
  const { contains, mayContain, unsure } = known?.deriveAllergens(ingredients, region) ?? nothing
  const diets = known?.deriveDiets(answer.typed.title ?? '', ingredients) ?? []

  function take() {
    const input = field.current?.querySelector<HTMLInputElement>('[name=allergens]')
    if (input) input.value = contains.map(({ allergen }) => allergen).join(', ') || noAllergens
    setConfirmedFor('')
  }

  function addDiets() {
    const input = field.current?.closest('form')?.querySelector<HTMLInputElement>('[name=diets]')
    if (!input) return
    const present = splitNames(input.value)
    const slugs = present.map(toTermSlug)
    const added = diets.filter((diet) => !slugs.includes(toTermSlug(diet))).map(capitalize)
    input.value = joinNames([...present, ...added]) ?? ''
    // Dispatched as if typed, for the form's listeners.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <fieldset ref={field} className="is-wide field-group allergens-field">
      <legend className="field-label">Allergens and diets</legend>
      {ingredients.length === 0 ? <p className="help">Add ingredients to see detected allergens.</p> : null}
      {contains.length > 0 ? (
        <ul>
          {contains.map(({ allergen, lines }) => (
            <li key={allergen}>
              <b>{nameAllergen(allergen, region)}</b>: {joinLines(lines)}
            </li>
          ))}
        </ul>
      ) : null}
      {[...Map.groupBy(mayContain, ({ lines }) => joinLines(lines))].map(([lines, possible]) => (
        <p className="help" key={lines}>
          May contain {possible.map(({ allergen }) => nameAllergen(allergen, region)).join(', ')}: {lines}
        </p>
      ))}
      {unsure.length > 0 ? <p className="help">Check the labels of these: {joinLines(unsure)}</p> : null}
      {diets.length > 0 ? (
        <p className="help">
          Judging by its ingredients: {diets.join(', ')}.{' '}
          {isLive ? (
            <button className="link-button" type="button" onClick={addDiets}>
              Add to diets
            </button>
          ) : null}
        </p>
      ) : null}
      <Field
        name="allergens"
        label="Allergens"
        help={`Separated by commas, or “${noAllergens}”: ${allergens.map((name) => toBothNames(name, region)).join(', ')}.`}
        maxLength={editorLimits.keywords}
        unmarked
        answer={answer}
      />
      {known && ingredients.length > 0 ? (
        <button className="button button--quiet button--small" type="button" onClick={take}>
          Use detected allergens
        </button>
      ) : null}
      {isLive ? <input type="hidden" name="allergensFor" value={confirmedFor} /> : null}
      <label className="choice">
        <input
          type="checkbox"
          name={isLive ? undefined : 'allergensFor'}
          value={foods}
          checked={isConfirmed}
          onChange={({ currentTarget }) => setConfirmedFor(currentTarget.checked ? foods : '')}
        />
        I’ve checked this list. Show it to readers.
      </label>
      {confirmedFor && !isConfirmed ? (
        <p className="help" role="status">
          The ingredients have changed. Review the allergens again.
        </p>
      ) : null}
    </fieldset>
  )
}

/** Reads allergens from ingredients. Its table of foods is large, and nothing else in the admin needs it. */
function useAllergens() {
  const [known, setKnown] = useState<typeof import('#domain/recipes/allergens.ts')>()
  useEffect(() => void import('#domain/recipes/allergens.ts').then(setKnown, () => {}), [])
  return known
}

function joinLines(lines: string[]) {
  return [...new Set(lines)].join('; ')
}

/** 'nuts (tree nuts)': the stored name, with its name in a region. */
function toBothNames(name: string, region: Region) {
  const shown = nameAllergen(name, region)
  return shown === name ? name : `${name} (${shown.replace(` (${name})`, '')})`
}

/** The ingredients of the surrounding form as they are typed; initially those it started with. */
function useIngredients(inside: { current: HTMLElement | null }, start: string | undefined) {
  const [lines, setLines] = useState(() => readRows(toRows(start)).lines)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    const read = () => {
      const rows = [...form.querySelectorAll<HTMLTextAreaElement>('[name=ingredients]')].map(({ value }) => value)
      const typed = readRows(rows).lines
      setLines((earlier) => (earlier.join('\n') === typed.join('\n') ? earlier : typed))
    }
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.closest('.rows-field')) read()
    }
    // Removing a row moves the focus.
    const types = ['input', 'focusin']
    for (const type of types) form.addEventListener(type, note)
    return () => {
      for (const type of types) form.removeEventListener(type, note)
    }
  }, [inside])
  return lines
}

/** The region whose names of allergens the site uses. */
function useRegion() {
  return useRouteLoaderData<typeof loader>('admin/admin-root')?.region ?? 'us'
}
