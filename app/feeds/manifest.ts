import { services } from '#app/context.ts'
import { readSettings } from '#app/outage.ts'
import { newOwnPath } from '#domain/kitchen/own-recipe.ts'
import { toIconPath } from '#domain/pictures/site-icons.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { languageOf } from '#domain/text/date-words.ts'
import type { Route } from './+types/manifest.ts'
import homeNarrow from './screenshots/home-narrow.webp?url'
import homeWide from './screenshots/home-wide.webp?url'
import recipeNarrow from './screenshots/recipe-narrow.webp?url'
import recipeWide from './screenshots/recipe-wide.webp?url'

/** The name in the screenshots of the site. */
const originalName = 'Griddle'

/** Taken by `scripts/take-screenshots.mjs`. */
const screenshots = [
  { src: homeNarrow, sizes: '824x1648', type: 'image/webp', form_factor: 'narrow', label: 'The home page' },
  { src: recipeNarrow, sizes: '824x1648', type: 'image/webp', form_factor: 'narrow', label: 'A recipe' },
  { src: homeWide, sizes: '1280x800', type: 'image/webp', form_factor: 'wide', label: 'The home page' },
  { src: recipeWide, sizes: '1280x800', type: 'image/webp', form_factor: 'wide', label: 'A recipe' },
]

/** The menu that phones open on a long press of the app’s icon: most show the first four. */
const shortcuts = [
  { name: 'Shopping list', url: '/shopping-list' },
  { name: 'Meal plan', url: '/meal-plan' },
  { name: 'Favourites', url: '/favourites' },
  { name: 'Search', url: '/search' },
  { name: 'My kitchen', url: '/my-kitchen' },
  { name: 'Cook with what you have', url: '/cook-with' },
]

/** The web app manifest: name, colours and icons for a phone's home screen, and what an installed site can do there. */
export async function loader({ context }: Route.LoaderArgs) {
  const owners = await readSettings(context)
  const site = toSiteInfo(owners, context.get(services).siteName, null)
  const { name, blurb } = site
  const manifest = {
    ...toManifest(name, blurb, owners.icon?.name),
    lang: languageOf(site),
    ...(isOriginal(name, owners) && { screenshots }),
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Whether the site looks like its screenshots, which show the default name, logo and colours. */
function isOriginal(name: string, { icon, logo, accent, menus, headline, lead }: SiteSettings) {
  return name === originalName && !(icon || logo || accent || menus || headline || lead)
}

function toManifest(name: string, description: string, icon: string | undefined) {
  const toPath = (file: 'icon-192.png' | 'icon-512.png' | 'icon-maskable-512.png') => (icon ? toIconPath(icon, file) : `/${file}`)
  return {
    name,
    short_name: name,
    description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['food', 'lifestyle'],
    shortcuts,
    share_target: { action: newOwnPath, method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
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
