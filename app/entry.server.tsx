import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { knowsData, pagePolicy, reportError, requestFacts } from './context.ts'
import { finishPage, finishWithoutScripts } from './finish-page.ts'
import { ReferenceContext } from './ui/reference-context.ts'

/** React adds it only when rendering to a stream. Without it, browsers use quirks mode. */
const documentType = '<!DOCTYPE html>'

/** React Router flags that may be omitted without changing their meaning in the browser. */
const flagsThatAreOff = /"future":\{(?:"\w+":false,?)*\}/

/** Renders the whole page before responding: the server caches and compresses it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const reference = status >= 500 ? context.get(requestFacts).reference : ''
  const document = (
    <ReferenceContext value={reference}>
      <ServerRouter context={toRendered(entry)} url={request.url} />
    </ReferenceContext>
  )
  const data = entry.serverHandoffStream ? await text(entry.serverHandoffStream) : ''
  // Any other status may not be final: redirects replace missing pages.
  if (status === 200 && context.get(knowsData)([...headers, data].join('\n'))) return new Response(null, { status: 304, headers })
  // Only error pages and conflicts (409) have lazy parts and need to wait; all others render synchronously.
  const page =
    entry.staticHandlerContext.errors || status === 409 ? await renderWithLazyParts(document) : documentType + renderToString(document)
  const isPlain = entry.staticHandlerContext.matches.some(({ route }) => route.id === 'plain/frame')
  const { html, inlineScripts } = isPlain ? finishWithoutScripts(page) : finishPage(page, data)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', context.get(pagePolicy)(inlineScripts))
  return new Response(toBody(html), { status, headers })
}

/** A stream, because `new Response(string)` encodes and copies the body twice (about 5 % of a page's render time). */
function toBody(html: string) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(html))
      controller.close()
    },
  })
}

/** The route list for the pages in a folder (`vite/route-lists.ts`); others have the public one. */
const lists = [
  ['admin/', 'admin'],
  ['preview/', 'preview'],
  ['public/mail/', 'preview'],
] as const

/**
 * Reduces React Router's output to the page's own routes, which saves most of the work for every page, and leaves out the loader data, for
 * which React would suspend several times. Each page refers to the routes that pages of its kind need (vite/route-lists.ts).
 */
function toRendered(entry: EntryContext): EntryContext {
  const { matches } = entry.staticHandlerContext
  const has = (folder: string) => matches.some(({ route }) => route.id.startsWith(folder))
  const routes = Object.fromEntries(matches.map(({ route }) => [route.id, entry.manifest.routes[route.id]]))
  const list = lists.find(([folder]) => has(folder))?.[1] ?? 'public'
  const url = entry.manifest.url.replace(/manifest(?=[^/]*$)/, `${list}-manifest`)
  const serverHandoffString = entry.serverHandoffString?.replace(flagsThatAreOff, '"future":{}')
  return { ...entry, manifest: { ...entry.manifest, url, routes }, serverHandoffString, serverHandoffStream: undefined }
}

function renderWithLazyParts(page: ReactNode) {
  return new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = []
    const target = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(target), onShellError: reject, onError: reject })
  })
}

/** Called by React Router for every unexpected error; reports each once, with its cause. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(reportError)(error)
}
