import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { renderTrace } from './render-trace.ts'
import { badRequest } from './responses.ts'

/** The arguments of a loader or action that concern its query. */
export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** The declared query parameters of a request. A repeated or malformed one is answered with 400; undeclared ones are ignored. */
export function readQuery<Shape extends z.ZodRawShape>({ request, context }: RequestArgs, shape: Shape) {
  const query = new URL(request.url).searchParams
  const names = Object.keys(shape)
  for (const name of names) context.get(renderTrace).queryNames.add(name)
  if (names.some((name) => query.getAll(name).length > 1)) throw badRequest()
  const read = Object.entries(shape).map(([name, schema]) => {
    const { success, data } = z.safeParse(schema, query.get(name) ?? undefined)
    if (!success) throw badRequest()
    return [name, data]
  })
  // Each value is validated by its own schema. An object schema made for one request would take longer than everything else here.
  return Object.fromEntries(read) as z.infer<z.ZodObject<Shape>>
}
