import { useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { storedProfile } from '#app/kitchen/my-kitchen/stored-profile.ts'
import { useStored } from '#app/ui/stored-value.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Display, Units } from '#packages/ingredients/display.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import { type Portions, readPortions, toPortions, toPortionsFactor } from './portions.ts'
import { parseViewQuery, toRecipeQuery } from './recipe-address.ts'
import { loadScaler, useScaler } from './scaler.ts'
import { storeUnits, useStoredUnits } from './stored-units.ts'

/**
 * A recipe as displayed: its lines, portions and units, and the address of this view for anyone. `usesStoredUnits` and `isForHousehold`
 * mean that units and servings come from local storage, not from the address.
 */
export type RecipeView = {
  shown: ShownRecipe
  portions: Portions
  units: Units
  usesStoredUnits: boolean
  isForHousehold: boolean
  address: string
}

/** The view for the address and the stored units. Until the recipe scaler is loaded, it is the one rendered by the server. */
export function useRecipeView(recipe: Recipe, sent: ShownRecipe): RecipeView {
  const { pathname, search } = useLocation()
  const query = parseViewQuery(search)
  const storedUnits = useStoredUnits()
  const household = useHousehold()
  const portions = toPortions(recipe, { servings: household, ...query })
  const factor = toPortionsFactor(portions)
  const units = query.units ?? storedUnits ?? 'original'
  const scaler = useScaler(!isSame(sent.display, { factor, units }))
  const shown = useMemo(() => {
    const display = { factor, units }
    return isSame(sent.display, display) ? sent : (scaler?.showRecipe(recipe, display) ?? sent)
  }, [recipe, sent, scaler, factor, units])
  const shownUnits = shown.display.units
  const shownPortions = { ...portions, shown: Math.round(portions.written * shown.display.factor * 2) / 2 }
  return {
    shown,
    portions: shownPortions,
    units: shownUnits,
    usesStoredUnits: query.units === undefined && shownUnits !== 'original',
    isForHousehold:
      portions.name === 'servings' && query.servings === undefined && shownPortions.shown === household && household !== portions.written,
    address: `${pathname}${toRecipeQuery(shownPortions, shownUnits === 'original' ? undefined : shownUnits)}`,
  }
}

type Wanted = { portions: Portions; units: Units | undefined }

/** Switches servings or units: replaces the address, without a request to the server if the parser is loaded. */
export function useShowAs(recipe: Recipe) {
  const navigate = useNavigate()
  const last = useRef(Promise.resolve())
  const showNext = async (pathname: string, toNext: (now: Wanted) => Wanted) => {
    const hasScaler = await loadScaler().then(
      () => true,
      () => false,
    )
    if (isLeft(pathname)) return
    const query = parseViewQuery(window.location.search)
    const usual = { servings: readHousehold(storedProfile.read()) }
    const { portions, units } = toNext({ portions: toPortions(recipe, { ...usual, ...query }), units: query.units })
    // What is shown by default needs no parameter.
    const unsaid = { ...portions, written: toPortions(recipe, usual).shown }
    await navigate(`${pathname}${toRecipeQuery(unsaid, units, window.location.search)}`, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: !hasScaler,
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
      storeUnits(units)
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

/** How many people the reader's kitchen cooks for; undefined on the server, before hydration and without a choice. */
function useHousehold() {
  return readHousehold(useStored(storedProfile))
}

function readHousehold(profile: string | null = null) {
  // Only this part of the profile, so that its reader need not be loaded with every recipe.
  return readPortions(/"servings":([\d.]+)/.exec(profile ?? '')?.[1] ?? '')
}
