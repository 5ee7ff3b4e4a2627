import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { requestFacts, services, viewer } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import { findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { actions } from '#domain/numbers/count-kinds.ts'
import { toRecordKey } from '#domain/numbers/counted-path.ts'
import type { Route } from './+types/receive-action.ts'

/** The slug must be that of a recipe on this site. */
const draft = z.object({ action: z.enum(actions), slug: z.string().min(1).max(editorLimits.title) })

/** Nothing to GET. */
export function loader() {
  return new Response('Send an action', { status: 405, headers: { Allow: 'POST' } })
}

/**
 * Counts what a reader did with a recipe (`navigator.sendBeacon`), with nothing about the reader. At most 30 in ten seconds from one
 * address; admins are not counted.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, draft)
  const status = form.ok
    ? await catchOutage(
        context,
        () => count(form.value, context),
        () => 503,
      )
    : 400
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}

async function count({ action, slug }: z.infer<typeof draft>, context: Readonly<RouterContextProvider>) {
  const { db, visits } = context.get(services)
  if (!visits.takeTurn(context.get(requestFacts).address)) return 429
  if (await context.get(viewer)()) return 204
  const recipe = await findRecipeBySlug(db, slug)
  if (!recipe) return 404
  visits.countAction(action, toRecordKey('recipe', recipe.slug))
  return 204
}
