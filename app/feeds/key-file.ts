import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { findIndexNowKey } from '#core/settings/setting-rows.ts'
import type { Route } from './+types/key-file.ts'

/** The key of IndexNow at the address that it names, by which search engines know that what they are told comes from this site. */
export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const key = await findIndexNowKey(context.get(services).db)
  if (!key || file !== key) throw notFound()
  return new Response(key, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
