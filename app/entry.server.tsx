import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { reportError, requestFacts } from './context.ts'
import { holdScripts } from './held-scripts.ts'
import { ReferenceContext } from './ui/reference.ts'

/** Renders the whole page before answering: it is kept and compressed afterwards, and its inline scripts are hashed. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const reference = status >= 500 ? context.get(requestFacts).reference : ''
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ReferenceContext value={reference}>
        <ServerRouter context={withOwnRoutes(entry)} url={request.url} />
      </ReferenceContext>,
      {
        async onAllReady() {
          const body = new PassThrough()
          pipe(body)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(holdScripts(await text(body)), { status, headers }))
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}

/** Public pages carry the short list of routes (vite/public-manifest.ts); the back office and development carry all of them. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const isOffice = entry.staticHandlerContext.matches.some(({ route }) => route.id.startsWith('admin/'))
  if (isOffice || import.meta.env.DEV) return entry
  return { ...entry, manifest: { ...entry.manifest, url: entry.manifest.url.replace('/manifest-', '/public-manifest-') } }
}

/** Hears of every error that no page expected, once, with its cause. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(reportError)(error)
}
