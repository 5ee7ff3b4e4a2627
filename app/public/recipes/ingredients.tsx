import { Fragment, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { PlanButton } from '#app/kitchen/plan/plan-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Recipe, toSerial } from '#domain/recipes/recipe.ts'
import { groupLines } from '#packages/ingredients/line-groups.ts'
import type { ShownIngredient } from '#packages/ingredients/show-ingredient.ts'
import { AmountsNote } from './amounts-note.tsx'
import { IngredientTools, UnitSwitch } from './ingredient-tools.tsx'
import { isRefused } from './portions.ts'
import { PortionsStepper } from './portions-stepper.tsx'
import { toRecipeQuery } from './recipe-address.ts'
import { loadScaler } from './scaler.ts'
import { TickBox } from './tick-box.tsx'
import { toTickNames } from './tick-records.ts'
import { findStepsOf, type Lights, toStepsText } from './use-lights.ts'
import { type RecipeView, useShowAs } from './use-recipe-view.ts'
import { useTick } from './use-tick.ts'
import { WrittenFor } from './written-for.tsx'

type IngredientsProps = { recipe: Recipe; view: RecipeView; lights: Lights; isPublic: boolean }

/** The scaled ingredients with checkboxes; those of a public recipe can be put on the shopping list. */
export function Ingredients({ recipe, view, lights, isPublic }: IngredientsProps) {
  return (
    <div className="recipe-body__check">
      <div className="hanging">
        <span className="clip" aria-hidden="true" />
        <section className="guest-check" aria-labelledby="ingredients">
          <div className="guest-check__top">
            <h2 id="ingredients">Ingredients</h2>
            <span className="serial">{toSerial(recipe.id)}</span>
          </div>
          {recipe.ingredients.length > 0 ? (
            <Order recipe={recipe} view={view} lights={lights} isPublic={isPublic} />
          ) : (
            <p>No ingredients yet.</p>
          )}
          <p className="pen thanks">Thank you, cook again!</p>
        </section>
      </div>
    </div>
  )
}

function Order({ recipe, view, lights, isPublic }: IngredientsProps) {
  const { id, ingredients, ingredientGroups, nutritionalValues } = recipe
  const { calories } = nutritionalValues
  const names = toTickNames(ingredients)
  return (
    <>
      <ServingsAndUnits recipe={recipe} view={view} />
      <ul className="check-lines">
        {groupLines(ingredients.length, ingredientGroups).map(({ heading, start, end }) => (
          <Fragment key={start}>
            {heading ? (
              <li className="group-heading">
                <h3>{heading}</h3>
              </li>
            ) : null}
            {view.shown.ingredients.slice(start, end).map((ingredient, place) => (
              <Ingredient
                key={names[start + place]}
                recipe={recipe}
                name={names[start + place] ?? ''}
                ingredient={ingredient}
                isLit={lights.lit?.lines.includes(start + place)}
              >
                <InSteps view={view} lights={lights} line={start + place} />
              </Ingredient>
            ))}
          </Fragment>
        ))}
        {calories === undefined ? null : <PerServing calories={calories} />}
      </ul>
      <IngredientTools recipeId={id} text={view.shown.ingredientsText} />
      {isPublic ? (
        <div className="plan-and-shop">
          <ShoppingLink recipe={recipe} view={view} />
          <PlanButton recipe={recipe} portions={view.portions} />
        </div>
      ) : null}
    </>
  )
}

/** A button with the numbers of the steps that name an ingredient; it highlights them. */
function InSteps({ view: { shown }, lights: { lit, press }, line }: Pick<IngredientsProps, 'view' | 'lights'> & { line: number }) {
  const steps = findStepsOf(line, shown)
  if (steps.length === 0) return null
  const by = `line-${line}`
  const isOn = lit?.by === by
  const light = () => {
    press({ by, lines: [line], steps })
    // If the steps are below the list, not beside it, highlighted ones would be out of sight.
    if (!isOn && window.matchMedia('(width < 56.25rem)').matches) {
      document.getElementById(`step-${(steps[0] ?? 0) + 1}`)?.scrollIntoView({ block: 'center' })
    }
  }
  return (
    <button className="in-steps" type="button" aria-pressed={isOn} onClick={light}>
      <span aria-hidden="true">
        {steps.length > 1 ? 'steps ' : 'step '}
        {steps.length > 2 ? `${(steps[0] ?? 0) + 1}…` : steps.map((step) => step + 1).join(', ')}
      </span>
      <span className="visually-hidden">{`${toStepsText(steps)}: ${shown.ingredients[line]?.text ?? ''}`}</span>
    </button>
  )
}

type IngredientProps = {
  recipe: Pick<Recipe, 'id' | 'servings'>
  name: string
  ingredient: ShownIngredient
  isLit?: boolean | undefined
  children?: ReactNode
}

/** One ingredient with its checkbox, on the page and in cook mode, and on the page also its extras. */
export function Ingredient({
  recipe,
  name,
  ingredient: { amount, equivalent, text, isUnscaled, isChanged },
  isLit,
  children,
}: IngredientProps) {
  const tick = useTick(recipe.id, 'ingredient', name)
  return (
    <li data-lit={isLit || undefined}>
      <label className="ingredient">
        <span className="pen" data-changed={isChanged}>
          {amount}
        </span>{' '}
        <span className="ingredient__text">
          {equivalent ? <small>{`(${equivalent})`}</small> : null} {text}
          {isUnscaled ? <WrittenFor recipe={recipe} /> : null}
        </span>
        <input type="checkbox" autoComplete="off" {...tick} />
        <TickBox />
      </label>
      {children}
    </li>
  )
}

function PerServing({ calories }: { calories: number }) {
  return (
    <li className="total">
      <span />
      <span>Per serving</span>
      <span>{`${calories} kcal`}</span>
    </li>
  )
}

/** Controls for servings and units. Links and a form: the address determines the view, with or without JavaScript. */
function ServingsAndUnits({ recipe, view }: { recipe: Recipe; view: RecipeView }) {
  const { showPortions, showUnits } = useShowAs(recipe)
  const [typed, setTyped] = useState<string>()
  const noteId = useId()
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: touch or focus only preloads the parser */}
      <div className="dials" onPointerEnter={prepare} onFocus={prepare}>
        <PortionsStepper view={view} onChange={showPortions} typed={typed} onType={setTyped} noteId={noteId} />
        <UnitSwitch view={view} onChange={showUnits} />
      </div>
      <AmountsNote id={noteId} view={view} isRefused={isRefused(typed)} onPortions={showPortions} />
    </>
  )
}

function prepare() {
  loadScaler().catch(() => {})
}

/** Puts the ingredients on the shopping list; without JavaScript it leads to a list of this recipe. */
function ShoppingLink({ recipe, view: { portions, units } }: { recipe: Recipe; view: RecipeView }) {
  const navigate = useNavigate()
  const query = toRecipeQuery(portions, units === 'original' ? undefined : units, `recipe=${recipe.slug}`)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { href } = event.currentTarget
    event.preventDefault()
    import('#app/kitchen/shopping/add-recipe.ts').then(
      ({ addToShoppingList }) => addToShoppingList(recipe, portions, () => navigate('/shopping-list')),
      () => location.assign(href),
    )
  }
  return (
    <a className="text-button" href={`/shopping-list${query}`} rel="nofollow" onClick={press}>
      <Icon name="plus" />
      Add to shopping list
    </a>
  )
}
