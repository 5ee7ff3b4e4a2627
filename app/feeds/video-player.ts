import { services } from '#app/context.ts'
import { readQuery } from '#app/query.ts'
import { findDraftRecipe } from '#core/publication/publication-rows.ts'
import { draftParam } from '#domain/http/query-params.ts'
import { readVideo } from '#domain/recipes/video.ts'
import type { Route } from './+types/video-player.ts'
import { answerPlayer } from './answer-player.ts'
import { findRecipeFile } from './find-recipe-file.ts'

/** The player of a recipe's video, for the frame on the recipe's page. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const { draft } = readQuery({ request, context }, { draft: draftParam })
  const { db } = context.get(services)
  const hidden = draft && (await findDraftRecipe(db, draft))
  const found = hidden || (await findRecipeFile(db, slug, '.player'))
  if (found instanceof Response) return found
  const video = readVideo(found?.videoUrl ?? '')
  return answerPlayer(found && video && { title: found.title, video, isDraft: Boolean(hidden) })
}
