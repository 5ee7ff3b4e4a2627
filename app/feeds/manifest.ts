import { services } from '#app/context.ts'
import { readSettings } from '#app/outage.ts'
import { ownPages } from '#app/site/offline/offline-pages.ts'
import { toIconPath } from '#domain/pictures/site-icons.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { Route } from './+types/manifest.ts'

/** The web app manifest: name, colours and icons for a phone's home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const owners = await readSettings(context)
  const { name, blurb } = toSiteInfo(owners, context.get(services).siteName, null)
  return Response.json(toManifest(name, blurb, owners.icon?.name), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

function toManifest(name: string, description: string, icon: string | undefined) {
  const toPath = (file: 'icon-192.png' | 'icon-512.png' | 'icon-maskable-512.png') => (icon ? toIconPath(icon, file) : `/${file}`)
  return {
    name,
    short_name: name,
    description,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['food', 'lifestyle'],
    shortcuts: [...ownPages.map(({ label, path }) => ({ name: label, url: path })), { name: 'Cook with what you have', url: '/cook-with' }],
    background_color: '#fffcf7',
    theme_color: '#fffcf7',
    icons: [
      ...(icon ? [] : [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }]),
      { src: toPath('icon-192.png'), type: 'image/png', sizes: '192x192' },
      { src: toPath('icon-512.png'), type: 'image/png', sizes: '512x512' },
      { src: toPath('icon-maskable-512.png'), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
