import { z } from 'zod'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { showContent } from '#core/blogs/show-content.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText } from '#domain/forms/typed-text.ts'
import type { Route } from './+types/preview.ts'
import { requireAdmin } from './require-admin.ts'

/** Nothing to GET. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args, 'write')
  throw notFound()
}

/** The posted `content` as its public page would render it: JSON `{ html }`, sanitised, without pictures from other sites. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args, 'write')
  const parsed = await readEditorForm(args.request, () => z.object({ content: optionalText(editorLimits.content) }))
  if (!parsed.ok) throw badRequest()
  return Response.json({ html: await showContent(args.context.get(services).db, parsed.value.content) })
}
