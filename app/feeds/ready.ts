import { services } from '#app/context.ts'
import { isAnswering } from '#core/database/database.ts'
import type { Route } from './+types/ready.ts'

/** Readiness: 200 when the database responds, else 503. */
export async function loader({ context }: Route.LoaderArgs) {
  const isReady = await isAnswering(context.get(services).db)
  return Response.json(
    { status: isReady ? 'ready' : 'database away' },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
