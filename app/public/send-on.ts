import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { renderTrace } from '#app/render-trace.ts'
import { findLocation } from '#core/redirects/follow-redirect.ts'
import { plainLinkNames, toPlainLinkKey } from '#domain/redirects/redirect.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Where the home page is asked for a post of a WordPress that was here before, throws the redirect that the owner made for it, if there is one. Anything else
 * in `?p=` is ignored, repeated or malformed as it may be: other sites wrote these addresses.
 */
export async function sendOnPlainLink(asked: Asked) {
  for (const name of plainLinkNames) asked.context.get(renderTrace).queryNames.add(name)
  if (toPlainLinkKey(asked.url.pathname, asked.url.search) !== undefined) await sendOn(asked)
}

/** Where no page is found, throws the redirect that the owner made for the address, if there is one. By its header the server counts it. */
export async function sendOn({ request, url, context }: Asked) {
  if (request.method !== 'GET') return
  const { db } = context.get(services)
  const found = await withOutageFallback(context, 'Error looking up a redirect', () => findLocation(db, url), undefined)
  if (found) throw new Response(null, { status: found.status, headers: { Location: found.location, 'X-Redirect-By': 'owner' } })
}
