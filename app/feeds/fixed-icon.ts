import { hash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readSettings, withOutageFallback } from '#app/outage.ts'
import { knowsTag } from '#domain/http/entity-tag.ts'
import { isSiteIcon } from '#domain/pictures/site-icons.ts'
import type { Route } from './+types/fixed-icon.ts'
import appleTouchIcon from './icons/apple-touch-icon.png?inline'
import favicon from './icons/favicon.ico?inline'
import icon from './icons/icon.svg?inline'
import icon32 from './icons/icon-32.png?inline'
import icon192 from './icons/icon-192.png?inline'
import icon512 from './icons/icon-512.png?inline'
import maskableIcon from './icons/icon-maskable-512.png?inline'

/** The default icons, as data URLs. */
const originals: Record<string, string> = {
  'favicon.ico': favicon,
  'icon.svg': icon,
  'icon-32.png': icon32,
  'apple-touch-icon.png': appleTouchIcon,
  'icon-192.png': icon192,
  'icon-512.png': icon512,
  'icon-maskable-512.png': maskableIcon,
}

/**
 * An icon at an address that browsers, feed readers and phones request by convention: the owner's, or else the default. Pages link to
 * `/images/{name}/{icon}`.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const file = url.pathname.slice(1)
  const { bytes, contentType } = (await findOwners(context, file)) ?? (await readOriginal(file))
  const etag = `"${hash('sha256', bytes, 'base64url')}"`
  const headers = {
    // It can be opened directly in the browser: an SVG must not run scripts.
    'Content-Security-Policy': "default-src 'none'; img-src data:",
    'Cache-Control': 'public, max-age=3600',
    ETag: etag,
  }
  if (knowsTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(bytes.length) } })
}

/** The owner's icon; undefined if there is none or it can't be read. */
async function findOwners(context: Readonly<RouterContextProvider>, file: string) {
  const { name } = (await readSettings(context)).icon ?? {}
  if (!name) return undefined
  const { pictures } = context.get(services)
  const find = () => pictures.findIcon(name, isSiteIcon(file) ? file : 'icon-192.png')
  const found = await withOutageFallback(context, 'Error reading the icon', find, undefined)
  return found && file === 'icon.svg' ? inSvg(found.bytes) : found
}

/** A picture has no SVG of its own. */
function inSvg(png: Uint8Array) {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="${source}"/></svg>`
  return { bytes: Buffer.from(svg), contentType: 'image/svg+xml' }
}

async function readOriginal(file: string) {
  const response = await fetch(originals[file] ?? icon32)
  return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: response.headers.get('Content-Type') ?? 'image/png' }
}
