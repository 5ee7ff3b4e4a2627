import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { viewer } from '#app/context.ts'
import routes from '#app/routes.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { root } from '#scripts/process.mjs'
import '#tests/set-up/read-tsx.ts'

type Asked = { request: Request; url: URL; params: Record<string, string>; context: RouterContextProvider }
type Part = (asked: Asked) => Promise<unknown>
type RouteModule = { loader?: Part; action?: Part }

/** These read nothing, and answer everybody alike: with the way to the first page, and with 404. */
const withoutSecrets = ['admin/admin-home.ts', 'admin/admin-not-found.tsx']

function listModules(entries: RouteConfigEntry[], isGuarded = false): string[] {
  return entries.flatMap(({ file, children = [] }) => [
    ...(isGuarded ? [file] : []),
    ...listModules(children, isGuarded || file === 'admin/admin-layout.tsx'),
  ])
}

const files = [...new Set(['admin/admin-layout.tsx', ...listModules(routes)])].filter((file) => !withoutSecrets.includes(file))
const modules = new Map<string, RouteModule>()
beforeAll(async () => {
  for (const file of files) modules.set(file, await import(join(root, 'app', file)))
}, 60_000)

/** Asks one part of a route by itself, without the middleware of the layouts around it and without a database. */
async function ask(part: Part, method: 'GET' | 'POST', who: 'a guest' | 'a reader') {
  const url = new URL('http://site.test/admin/page?id=x')
  const body = method === 'POST' ? new URLSearchParams({ id: 'x', ids: 'x', change: 'delete', enabled: 'true' }) : null
  const request = new Request(url, { method, body })
  const context = new RouterContextProvider()
  const reader: Viewer = { uid: 'x', email: 'reader@example.com', role: undefined, sessionId: 'x', cookies: [] }
  context.set(viewer, async () => (who === 'a guest' ? undefined : reader))
  const refusal = await part({ request, url, params: { name: 'x', kind: 'users' }, context }).then(
    (answer) => ({ answered: answer }),
    (thrown: unknown) => thrown,
  )
  return { refusal, isRead: request.bodyUsed }
}

test('the pages for admins have parts to guard', () => {
  const parts = [...modules.values()].flatMap(({ loader, action }) => [loader, action]).filter(Boolean)
  expect(parts.length).toBeGreaterThan(25)
})

describe.each(files)('%s', (file) => {
  test.each(['a guest', 'a reader'] as const)('guards what it does from %s by itself', async (who) => {
    const { loader, action } = modules.get(file) ?? {}
    if (loader) {
      const { refusal } = await ask(loader, 'GET', who)
      expect(refusal).toBeInstanceOf(Response)
      expect(refusal instanceof Response && refusal.headers.get('location')).toMatch(/^\/admin\/login\?next=/)
    }
    if (action) {
      const { refusal, isRead } = await ask(action, 'POST', who)
      expect(refusal).toMatchObject({ data: 'unauthorized', init: { status: 401 } })
      expect(isRead).toBe(false)
    }
  })
})
