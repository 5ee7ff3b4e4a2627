import { z } from 'zod'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { badRequest, notFound } from '#app/responses.ts'
import { showContent } from '#core/blogs/show-content.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText } from '#domain/forms/typed-text.ts'
import type { Route } from './+types/preview.ts'

/** Nothing to GET. */
export function loader() {
  throw notFound()
}

/** The posted `content` as its public page would render it: JSON `{ html }`, sanitised, without pictures from other sites. */
export async function action(args: Route.ActionArgs) {
  const parsed = await readEditorForm(args.request, () => z.object({ content: optionalText(editorLimits.content) }))
  if (!parsed.ok) throw badRequest()
  return Response.json({ html: await showContent(args.context.get(services).db, parsed.value.content) })
}
