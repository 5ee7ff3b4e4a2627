import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { countingSlug } from '#core/numbers/what-we-count.ts'
import { reservedParts } from '#domain/http/reserved-parts.ts'
import routes from './routes.ts'

function listPaths(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [path, ...listPaths(children)])
}

test('the first parts of the site’s own addresses are the reserved ones', async () => {
  const parts = listPaths(await routes).map((path) => path.split('/')[0] ?? '')
  const fixed = parts.filter((part) => part !== '' && !/[:*]/.test(part))
  // What is not a route: the files of the build, the response to unreadable addresses, and a page that the owner can't write.
  expect([...new Set([...fixed, 'assets', '404', countingSlug])].toSorted()).toEqual(reservedParts)
})
