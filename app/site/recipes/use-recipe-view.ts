import { useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Display, Units } from '#domain/ingredients/display.ts'
import type { ShownRecipe } from '#domain/ingredients/show-lines.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { type Portions, toPortions, toPortionsFactor } from './portions.ts'
import { loadReader, useReader } from './reader.ts'
import { readAsked, toRecipeQuery } from './recipe-address.ts'
import { keepUnits, useStoredUnits } from './stored-units.ts'

/**
 * A recipe as displayed: its lines, portions and units, and the address of this view for anybody. `isByHabit` means that the units come
 * from local storage, not from the address.
 */
export type RecipeView = { shown: ShownRecipe; portions: Portions; units: Units; isByHabit: boolean; address: string }

/** The view for the address and the stored units. Until the ingredient parser is loaded it is the one rendered by the server. */
export function useRecipeView(recipe: Recipe, sent: ShownRecipe): RecipeView {
  const { pathname, search } = useLocation()
  const asked = readAsked(search)
  const storedUnits = useStoredUnits()
  const portions = toPortions(recipe, asked)
  const factor = toPortionsFactor(portions)
  const units = asked.units ?? storedUnits ?? 'original'
  const reader = useReader(!isSame(sent.display, { factor, units }))
  const shown = useMemo(() => {
    const display = { factor, units }
    return isSame(sent.display, display) ? sent : (reader?.showRecipe(recipe, display) ?? sent)
  }, [recipe, sent, reader, factor, units])
  const shownUnits = shown.display.units
  const shownPortions = { ...portions, shown: Math.round(portions.written * shown.display.factor * 2) / 2 }
  return {
    shown,
    portions: shownPortions,
    units: shownUnits,
    isByHabit: asked.units === undefined && shownUnits !== 'original',
    address: `${pathname}${toRecipeQuery(shownPortions, shownUnits === 'original' ? undefined : shownUnits)}`,
  }
}

type Wanted = { portions: Portions; units: Units | undefined }

/** Switches servings or units: replaces the address, without a request to the server if the parser is loaded. */
export function useShowAs(recipe: Recipe) {
  const navigate = useNavigate()
  const last = useRef(Promise.resolve())
  const showNext = async (pathname: string, toNext: (now: Wanted) => Wanted) => {
    const hasReader = await loadReader().then(
      () => true,
      () => false,
    )
    if (isLeft(pathname)) return
    const asked = readAsked(window.location.search)
    const { portions, units } = toNext({ portions: toPortions(recipe, asked), units: asked.units })
    await navigate(`${pathname}${toRecipeQuery(portions, units, window.location.search)}`, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: !hasReader,
    })
  }
  // Queued, so that quick clicks add up. If one fails, the page stays as it is.
  const show = (toNext: (now: Wanted) => Wanted) => {
    const { pathname } = window.location
    last.current = last.current.then(() => showNext(pathname, toNext)).catch(() => {})
  }
  return {
    showPortions: (toCount: (now: Portions) => number | undefined) =>
      show(({ portions, units }) => ({ portions: { ...portions, shown: toCount(portions) ?? portions.shown }, units })),
    showUnits: (units: Units) => {
      keepUnits(units)
      show(({ portions }) => ({ portions, units: units === 'original' ? undefined : units }))
    },
  }
}

/** Whether the visitor has left the page or is about to: a late update must not navigate back to it. */
function isLeft(pathname: string) {
  const target = window.__reactRouterDataRouter?.state.navigation.location ?? window.location
  return window.location.pathname !== pathname || target.pathname !== pathname
}

function isSame(one: Display, other: Display) {
  return one.factor === other.factor && one.units === other.units
}
