// The build object, not `() => import(…)`: with a function React Router rebuilds its route tree for every request (half the speed at 60 routes).
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { guardRoutes } from '#app/admin/guard-routes.ts'
import {
  isPublicPage,
  knowsData,
  pagePolicy,
  previewed,
  readSiteAddresses,
  reportError,
  requestFacts,
  type Services,
  services,
  showPreview,
  siteAddresses,
  viewer,
} from '#app/context.ts'
import { draftHeaders } from '#app/public/loader-headers.ts'
import { newRenderTrace, type RenderTrace, renderTrace } from '#app/render-trace.ts'
import type { ContentVersions } from '#core/database/content-versions.ts'
import { trackReads } from '#core/database/per-request.ts'
import { diskFull, isDiskFull, StorageError } from '#core/database/storage-error.ts'
import { findViewer } from '#core/identity/admin-sessions.ts'
import { logRequest, newReference } from '#server/open-log.ts'
import { isSameOrigin } from '#server/read-request.ts'
import { commonHeaders, contentPolicy, strictTransport } from '#server/security-headers.ts'

/** The site's routes; those of admin pages check the right that they need. */
const routes = guardRoutes(build.routes)

const admin = /^\/admin(?:[/.]|$)/i

export type { RenderTrace }

/** The site's dependencies, and the content security policy of a page with these inline scripts. */
export type SiteParts = Services & { policy?: (inlineScripts: string[]) => string }

/** React Router's mode: errors reveal nothing to browsers, even in development. */
const mode = 'production'

/** The known state of a client without any page. */
const knowsNothing = () => false

/**
 * How a page is rendered for the page cache, an export or a test: what they already have of it, the content versions they know, and whether
 * the trace should have its reads.
 */
export type Rendering = { isKnown?: (source: string) => boolean; versions?: ContentVersions; hasReads?: boolean }

/**
 * What the server knows about a visitor: the IP address for rate limits, and whether it may be that of a proxy that TRUST_PROXY doesn't
 * cover.
 */
export type Visitor = { address: string; isThroughUntoldProxy?: boolean }

type Asking = Visitor & { reference: string; trace: RenderTrace } & Rendering

/** The whole website as one function from Request to Response. */
export function createSite({ policy = contentPolicy, ...parts }: SiteParts) {
  const answerPublic = createRequestHandler({ ...build, routes: pickRoutes((id) => !/^(?:admin|preview)\//.test(id)) }, mode)
  const addresses = readSiteAddresses(routes)
  const answerAdmin = createRequestHandler(
    { ...build, routes: pickRoutes((id) => !isPublicPage(id) && !/^(?:feeds|preview|newsletter)\//.test(id)) },
    mode,
  )
  const previews = Object.values(routes).filter((route) => route?.id.startsWith('preview/'))
  const previewIds = new Set(['root', ...previews.flatMap((route) => [route?.id, route?.parentId])])
  const answerPreview = createRequestHandler({ ...build, routes: pickRoutes((id) => previewIds.has(id)) }, mode)

  return {
    /** Handles a request and logs it. The reference number is in the log and on the error page. */
    async fetch(request: Request, visitor: Visitor, rendering?: Rendering): Promise<Response> {
      const startedAt = performance.now()
      const reference = newReference()
      const { response } = await render(request, visitor, reference, rendering)
      const { pathname: target } = new URL(request.url)
      logRequest(parts.log, { reference, method: request.method, target, status: response.status, startedAt })
      return response
    },
    render,
  }

  /**
   * Handles a request without logging it; `trace` says what the response was rendered from. A page is a function of its headers and loader
   * data: one that `isKnown` accepts gets 304 instead of being rendered.
   */
  async function render(request: Request, visitor: Visitor, reference: string, rendering: Rendering = {}) {
    const trace = newRenderTrace(rendering)
    const asking = { ...visitor, ...rendering, reference, trace }
    const refusal = refuse(request, parts.siteUrl)
    const response = refusal ? await withoutDetour(refusal, request, asking) : await ask(toAsk(request), asking)
    return { response: withSecurity(response, request, reference), trace }
  }

  /**
   * If the canonical form of an address redirects further, redirects there at once: each hop is a round trip, and some crawlers follow few.
   */
  async function withoutDetour(refusal: Response, request: Request, asking: Asking) {
    const location = refusal.status === 301 ? refusal.headers.get('Location') : null
    if (location === null || request.method === 'POST' || admin.test(location)) return refusal
    const tidy = new Request(new URL(location, request.url), { headers: request.headers })
    const response = await ask(toAsk(tidy), { ...asking, isKnown: knowsNothing })
    if (response.headers.has('Location')) return response
    await response.body?.cancel()
    return refusal
  }

  async function ask(request: Request, asking: Asking) {
    const failures: unknown[] = []
    const { reference } = asking
    const context = openContext(parts, request, asking)
    context.set(siteAddresses, addresses)
    context.set(pagePolicy, policy)
    context.set(showPreview, (typed) => {
      context.set(previewed, typed)
      return answerPreview(new Request(request.url, { headers: request.headers }), context)
    })
    context.set(reportError, (error, message) => {
      if (failures.includes(error)) return
      failures.push(error)
      parts.log.error({ err: error, reference }, message ?? describeFailure(error))
    })
    const answer = admin.test(new URL(request.url).pathname) ? answerAdmin : answerPublic
    const response = await answer(request, context)
    const isOutage = response.status === 500 && failures.some((error) => error instanceof StorageError || isDiskFull(error))
    return isOutage ? new Response(response.body, { status: 503, headers: response.headers }) : response
  }
}

/** Adds the headers of every response. */
function withSecurity(response: Response, request: Request, reference: string) {
  const { headers } = response
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value)
  if (request.url.startsWith('https:')) headers.set('Strict-Transport-Security', strictTransport)
  if (response.status >= 500) headers.set('X-Reference', reference)
  if (response.status === 503) headers.set('Retry-After', '30')
  // The address of a draft contains its secret: no response to it is cached, not even that there is no such draft yet.
  if (new URL(request.url).searchParams.has('draft')) headers.set('Cache-Control', draftHeaders['Cache-Control'])
  // Browsers may cache pages but must revalidate them each time.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  return request.method === 'HEAD' ? new Response(null, response) : response
}

/** What pages are told about a request. */
function openContext(
  parts: Services,
  request: Request,
  { address, isThroughUntoldProxy = false, reference, trace, isKnown = knowsNothing, versions }: Asking,
) {
  const context = new RouterContextProvider()
  context.set(services, { ...parts, db: trackReads(parts.db, trace, versions) })
  context.set(renderTrace, trace)
  context.set(knowsData, isKnown)
  context.set(requestFacts, { reference, address, isThroughUntoldProxy, host: new URL(request.url).hostname })
  let reading: ReturnType<typeof findViewer> | undefined
  context.set(viewer, () => {
    trace.isPersonal = true
    reading ??= findViewer(parts.identity, request.headers)
    return reading
  })
  return context
}

/** The routes of one half of the site: React Router matches against all of its routes several times for each request. */
function pickRoutes(isWanted: (id: string) => boolean) {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isWanted(id)))
}

/**
 * The request that is passed to the pages. HEAD becomes GET, so that its headers are the same, including the policy. A URL that no page can
 * have (broken percent-encoding, control characters) becomes /404, so that it never reaches the database.
 */
function toAsk(request: Request) {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (isReadable(new URL(request.url).pathname)) return method === request.method ? request : new Request(request, { method })
  return new Request(new URL('/404', request.url), { headers: request.headers })
}

function isReadable(path: string) {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The response to requests that never reach a page: other methods, cross-site POSTs, and URLs that redirect to their canonical form. */
function refuse(request: Request, siteUrl: string) {
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
  const url = new URL(request.url)
  if (request.method === 'POST' && !isOneClick(request) && !isSameOrigin(request, siteUrl))
    return new Response('Forbidden: this form was sent from another site', { status: 403 })
  // Existing ones are served before the site. A page would be the wrong response to a request for a script, and take longer.
  if (url.pathname.startsWith('/assets/')) return new Response('Not found\n', { status: 404, headers: plainText })
  return tidyAddress(url)
}

/**
 * Whether a mail program may have sent it, to unsubscribe by the token in its address (RFC 8058): it sends no cookie, and names no page.
 */
function isOneClick({ url, headers }: Request) {
  return /^\/(?:[\w/-]*\/leave|answers)$/.test(new URL(url).pathname) && headers.get('origin') === null && headers.get('cookie') === null
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }

/** Redirects (301) to the canonical URL: a lower-case first segment, no trailing slash, no repeated slashes. */
function tidyAddress({ pathname, search }: URL) {
  const tidy = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/[\w-]+/, (part) => part.toLowerCase())
  return tidy === pathname ? undefined : new Response(null, { status: 301, headers: { Location: tidy + search } })
}

function describeFailure(error: unknown) {
  if (isDiskFull(error)) return diskFull
  return error instanceof StorageError ? 'Storage failed' : 'Unexpected error'
}
