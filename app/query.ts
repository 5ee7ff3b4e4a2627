import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { pageNotes } from './page-notes.ts'
import { badRequest } from './responses.ts'

/** What a loader or action is asked with, as far as its query is concerned. */
export type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** The declared query parameters of a request. A repeated or malformed one is answered with 400; undeclared ones are ignored. */
export function readQuery<Shape extends z.ZodRawShape>({ request, context }: Asked, shape: Shape) {
  const query = new URL(request.url).searchParams
  const names = Object.keys(shape)
  for (const name of names) context.get(pageNotes).queryNames.add(name)
  if (names.some((name) => query.getAll(name).length > 1)) throw badRequest()
  const given = Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined]))
  const parsed = z.object(shape).safeParse(given)
  if (!parsed.success) throw badRequest()
  return parsed.data
}
