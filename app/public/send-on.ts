import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { renderTrace } from '#app/render-trace.ts'
import { findLocation } from '#core/redirects/follow-redirect.ts'
import { plainLinkNames, toPlainLinkKey } from '#domain/redirects/redirect.ts'

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * If the home page is requested with the number of a WordPress post, throws the owner's redirect for it, if there is one. Anything else in
 * `?p=` is ignored, even repeated or malformed: other sites wrote these addresses.
 */
export async function sendOnPlainLink(asked: Asked) {
  for (const name of plainLinkNames) asked.context.get(renderTrace).queryNames.add(name)
  if (toPlainLinkKey(asked.url.pathname, asked.url.search) !== undefined) await sendOn(asked)
}

/** If no page is found, throws the owner's redirect for the address, if there is one. The server counts it by its header. */
export async function sendOn({ request, url, context }: Asked) {
  if (request.method !== 'GET') return
  const { db } = context.get(services)
  const found = await withOutageFallback(context, 'Error looking up a redirect', () => findLocation(db, url), undefined)
  if (found) throw new Response(null, { status: found.status, headers: { Location: found.location, 'X-Redirect-By': 'owner' } })
}
