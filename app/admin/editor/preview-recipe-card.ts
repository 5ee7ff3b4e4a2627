import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { previewCard } from '#core/recipes/preview-card.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { cardSizeParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/preview-recipe-card.ts'

/** The card of the recipe with this `?id=` as readers see it, as JSON, for the editor. */
export async function loader(args: Route.LoaderArgs) {
  const place = readQuery(args, { id: recipeNumber, size: cardSizeParam })
  return Response.json(await previewCard(args.context.get(services).db, place))
}
