import { services } from '#app/context.ts'
import { isAnswering } from '#storage/database/database.ts'
import type { Route } from './+types/ready.ts'

/** Whether the site can do its work: 200 when the database answers, 503 when it doesn't. */
export async function loader({ context }: Route.LoaderArgs) {
  const isReady = await isAnswering(context.get(services).db)
  return Response.json(
    { status: isReady ? 'ready' : 'database away' },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
