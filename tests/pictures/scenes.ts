import type { Page } from 'playwright-core'
import { adminPatterns } from '#tests/admin-patterns.ts'
import { publicPages } from '#tests/public-pages.ts'
import { bowl } from './site.ts'

/**
 * A page to photograph. `role` is who looks at it, `act` what they do first, and `isReference` means that tests/fixtures/pictures has it.
 */
export type Scene = {
  name: string
  path: string
  role: 'visitor' | 'reader' | 'owner'
  act?: (page: Page) => Promise<unknown>
  isReference: boolean
}

/** Those stored for everyone: together these show nearly every component. */
const references = [
  ...['home', 'recipes', 'recipes-classic-cheeseburger', 'blogs-pie-crust-without-fear', 'search-salt', 'contact', 'reader-favourites'],
  ...['admin-login', 'admin-dashboard', 'admin-manage-recipe-edit', 'admin-manage-comments', 'admin-settings'],
]

const openDialog = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Public pages that show something else with a query or after an action. */
const furtherPublic: Record<string, { path: string; act?: Scene['act'] }> = {
  'recipes-filtered': { path: '/recipes?category=Main+course&time=60&ingredient=butter' },
  'cook-with-two': { path: '/cook-with?have=butter,cheddar,xyzzy' },
  'search-salt': { path: '/search?q=salt' },
  'search-nothing': { path: '/search?q=nothingatall' },
  'fried-chicken': { path: '/recipes/fried-chicken' },
  'cook-mode': { path: '/recipes/fried-chicken', act: openDialog('Cook mode') },
  'plan-dialog': { path: '/recipes/chili-dog', act: openDialog('Add to meal plan') },
}

/** Pages of a reader who stores things in this browser. */
const readerPages = ['/favourites', '/shopping-list', '/meal-plan', '/my-kitchen', '/recipes']

/** Admin addresses that need more than their pattern to show their screen; the records are those of site.ts. */
const adminPaths: Record<string, string> = {
  '/admin/blog': '/admin/blog?add=1',
  '/admin/blog/edit': '/admin/blog/edit?id=onions',
  '/admin/pages/edit': '/admin/pages/edit?id=about',
  '/admin/organise': '/admin/organise?kind=category',
  '/admin/organise/edit': '/admin/organise/edit?id={tag}',
  '/admin/manage-recipe/edit': '/admin/manage-recipe/edit?id={recipe}',
  '/admin/media/edit': `/admin/media/edit?id=${bowl}`,
  '/admin/redirects': '/admin/redirects?id=old',
  '/admin/history/:kind/:id': '/admin/history/blog/onions',
  '/admin/*': '/admin/no-such-page',
}
const noScreens = [
  ...['/admin', '/admin/popup', '/admin/working-copy', '/admin/term-names', '/admin/upload', '/admin/preview', '/admin/preview/:kind'],
  ...['/admin/link-targets', '/admin/recipe-card', '/admin/media/choices', '/admin/export/file', '/admin/export/:kind', '/admin/passkey'],
  ...['/admin/backup/site.zip', '/admin/import/file', '/admin/import/:id/report.csv', '/admin/blog/:name', '/admin/sign-out'],
  ...['/admin/preview/blog', '/admin/preview/recipe', '/admin/preview/page', '/admin/preview/collection'],
  ...['/admin/import/:id', '/admin/backup/restore/:name', '/admin/second-step'],
]
const doors = ['/admin/login', '/admin/forgot-password', '/admin/reset-password', '/admin/invitation', '/admin/confirm-email']

/** Every public page, every screen of the admin, and states of them that a plain visit does not show. */
export const scenes: Scene[] = [
  ...publicPages.map((path) => toScene(toName(path), path, 'visitor')),
  ...Object.entries(furtherPublic).map(([name, { path, act }]) => ({ ...toScene(name, path, 'visitor'), act })),
  ...readerPages.map((path) => toScene(`reader-${toName(path)}`, path, 'reader')),
  ...adminPatterns
    .filter((pattern) => !noScreens.includes(pattern))
    .map((pattern) => toScene(toName(pattern), adminPaths[pattern] ?? pattern, doors.includes(pattern) ? 'visitor' : 'owner')),
]

function toScene(name: string, path: string, role: Scene['role']): Scene {
  return { name, path, role, isReference: references.includes(name) }
}

function toName(path: string) {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
}
