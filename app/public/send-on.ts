import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { findLocation } from '#core/redirects/find-location.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Where no page is found, throws the redirect that the owner made for the address, if there is one. By its header the server counts it. */
export async function sendOn({ request, url, context }: Asked) {
  if (request.method !== 'GET') return
  const { db } = context.get(services)
  const found = await withOutageFallback(context, 'Error looking up a redirect', () => findLocation(db, url), undefined)
  if (found) throw new Response(null, { status: found.status, headers: { Location: found.location, 'X-Redirect-By': 'owner' } })
}
