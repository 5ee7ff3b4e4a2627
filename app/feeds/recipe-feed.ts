import { services } from '#app/context.ts'
import { browseRecipes } from '#core/recipes/browse-recipes.ts'
import type { Route } from './+types/recipe-feed.ts'
import { answerFeed } from './answer-feed.ts'
import { newestEntries } from './channel.ts'
import { readRecipeChannel } from './feed-entries.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await browseRecipes(context.get(services).db, {}, { page: 1, size: newestEntries })
  const place = { title: 'Recipes', path: '/recipes/', page: '/recipes', hasHub: true } as const
  return answerFeed(request, await readRecipeChannel(context, page?.entries ?? [], place))
}
