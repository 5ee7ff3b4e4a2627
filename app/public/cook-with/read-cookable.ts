import { services } from '#app/context.ts'
import { toFitParams } from '#app/public/recipes/fit-note.tsx'
import { describeFits, type FitData } from '#app/public/recipes/read-fits.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { cookWith } from '#core/facets/find-cookable.ts'
import { toRecipeCards } from '#core/recipes/recipe-cards.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { fitsParam, foodsParam, maxFoods, pageParam } from '#domain/http/query-params.ts'
import { toFoodLabel } from '#packages/ingredients/food-key.ts'

/** Maximum number of missing foods that a card names; the count includes all. */
const maxNamed = 6

/**
 * The recipes that can be cooked with the foods in the address, as cards with their missing foods, and links to add or remove foods. Throws
 * 404 past the last page.
 */
export async function readCookable(args: RequestArgs) {
  const { db } = args.context.get(services)
  const { have, page, fits } = readQuery(args, { have: foodsParam, page: pageParam, fits: fitsParam })
  const found = await cookWith(db, have, { fits, page, size: pageSizes.recipes })
  if (!found) throw notFound()
  const { entries, unknown, common, ...list } = found
  const shownFits = await describeFits(db, fits)
  const cards = await toRecipeCards(
    db,
    entries.map(({ recipe }) => recipe),
  )
  const toLink = (food: string, foods: string[]) => ({ label: toFoodLabel(food), to: toAddress(foods, shownFits) })
  const without = (food: string) => have.filter((other) => other !== food)
  return {
    ...list,
    entries: cards.map((card, index) => ({ card, note: toNote(entries[index]?.missing ?? []) })),
    typed: have.map(toFoodLabel).join(', '),
    params: { ...(have.length > 0 && { have: have.join(',') }), ...toFitParams(shownFits) },
    fits: shownFits,
    chosen: have.map((food) => toLink(food, without(food))),
    common: common.slice(0, maxFoods - have.length).map((food) => toLink(food, [...have, food])),
    unknown: unknown.map(({ food, nearest }) => ({
      label: food,
      nearest: nearest.map((known) => toLink(known, [...without(food), known])),
    })),
  }
}

function toNote(missing: string[]) {
  if (missing.length === 0) return 'You have everything'
  const named = missing.slice(0, maxNamed).map(toFoodLabel).join(', ')
  return `Missing ${missing.length}: ${named}${missing.length > maxNamed ? ' …' : ''}`
}

function toAddress(foods: string[], fits: FitData | undefined) {
  const search = new URLSearchParams({ ...(foods.length > 0 && { have: foods.join(',') }), ...toFitParams(fits) })
    .toString()
    .replaceAll('%2C', ',')
  return search ? `/cook-with?${search}` : '/cook-with'
}
