import { z } from 'zod'
import { badRequest } from './responses.ts'

/** The declared query parameters of a request. A repeated or malformed one is answered with 400; undeclared ones are ignored. */
export function readQuery<Shape extends z.ZodRawShape>(request: Request, shape: Shape) {
  const query = new URL(request.url).searchParams
  const names = Object.keys(shape)
  if (names.some((name) => query.getAll(name).length > 1)) throw badRequest()
  const given = Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined]))
  const parsed = z.object(shape).safeParse(given)
  if (!parsed.success) throw badRequest()
  return parsed.data
}
