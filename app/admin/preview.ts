import { z } from 'zod'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText } from '#domain/forms/typed-text.ts'
import { showContent } from '#operations/blogs/show-content.ts'
import type { Route } from './+types/preview.ts'
import { requireAdmin } from './require-admin.ts'

/** Nothing to GET. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAdmin(asked)
  throw notFound()
}

/** The posted `content` as its public page would render it: JSON `{ html }`, sanitised, without pictures from other sites. */
export async function action(asked: Route.ActionArgs) {
  await requireAdmin(asked)
  const reading = await readEditorForm(asked.request, z.object({ content: optionalText(editorLimits.content) }))
  if (!reading.ok) throw badRequest()
  return Response.json({ html: await showContent(asked.context.get(services).db, reading.value.content) })
}
