import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { viewer } from '#app/context.ts'
import routes from '#app/routes.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { hasRight, type Role, roles, toRight } from '#domain/identity/roles.ts'
import { root } from '#scripts/process.mjs'
import { guardRoutes } from './guard-routes.ts'
import '#tests/set-up/read-tsx.ts'

type Routes = ServerBuild['routes']
type Listed = { id: string; file: string; parentId?: string; right?: string }

/** The layout of the admin's frame and the routes inside it, each with the right that it needs by `app/routes.ts`. */
const listed = listRoutes(routes).filter(({ right }) => right)

function listRoutes(entries: RouteConfigEntry[], parent?: Listed): Listed[] {
  return entries.flatMap(({ file, id = file.replace(/\.\w+$/, ''), children = [] }) => {
    const named = id === 'admin/admin-layout' ? 'own' : id.split('admin/needs-')[1]
    const route = { id, file, parentId: parent?.id, right: named ?? parent?.right }
    return [route, ...listRoutes(children, route)]
  })
}

let guarded: Routes
beforeAll(async () => {
  const opening = listed.map(async ({ file, ...route }) => [route.id, { ...route, module: await import(join(root, 'app', file)) }] as const)
  guarded = guardRoutes(Object.fromEntries(await Promise.all(opening)))
}, 60_000)

type Who = Role | 'a guest' | 'a reader'
type Part = (args: never, next: never) => unknown

/** Requests one part of a route by itself, without the middleware of its layouts and without a database. */
async function ask(part: Part, method: 'GET' | 'POST', who: Who) {
  const url = new URL('http://site.test/admin/page?id=x')
  const body = method === 'POST' ? new URLSearchParams({ id: 'x', ids: 'x', change: 'delete', enabled: 'true' }) : null
  const request = new Request(url, { method, body })
  const context = new RouterContextProvider()
  const role = who === 'a guest' || who === 'a reader' ? undefined : who
  const asking: Viewer = { uid: 'x', email: 'x@example.com', role, sessionId: 'x', cookies: [] }
  context.set(viewer, async () => (who === 'a guest' ? undefined : asking))
  const args = { request, url, params: { name: 'x', kind: 'users' }, context }
  const refusal = await (part as (...given: unknown[]) => Promise<unknown>)(args, () => 'next').then(
    (answered) => ({ answered }),
    (thrown: unknown) => thrown,
  )
  return { refusal, isRead: request.bodyUsed }
}

test('the pages for admins have parts to guard', () => {
  const parts = Object.values(guarded)
    .flatMap((route) => [route?.module.loader, route?.module.action])
    .filter(Boolean)
  expect(parts.length).toBeGreaterThan(70)
})

describe.each(listed)('$id', ({ id, right = '' }) => {
  test.each(['a guest', 'a reader'] as const)('is itself guarded from %s', async (who) => {
    const { loader, action, middleware = [] } = guarded[id]?.module ?? {}
    if (loader) {
      const { refusal } = await ask(loader, 'GET', who)
      expect(refusal).toBeInstanceOf(Response)
      expect(refusal instanceof Response && refusal.headers.get('location')).toMatch(/^\/admin\/login\?next=/)
    }
    for (const part of [action, ...middleware].filter((found) => found !== undefined)) {
      const { refusal, isRead } = await ask(part, 'POST', who)
      expect(refusal).toMatchObject({ data: 'unauthorized', init: { status: 401 } })
      expect(isRead).toBe(false)
    }
  })

  const known = toRight(right)
  const refused = roles.filter((role) => !known || !hasRight(role, known))
  test.each(refused)('is itself guarded from the role %s', async (role) => {
    const { loader, action, middleware = [] } = guarded[id]?.module ?? {}
    for (const part of [loader, action, ...middleware].filter((found) => found !== undefined)) {
      const { refusal, isRead } = await ask(part, part === loader ? 'GET' : 'POST', role)
      expect(refusal).toMatchObject({ data: 'forbidden', init: { status: 403 } })
      expect(isRead).toBe(false)
    }
  })
})

test.each(['admin/admin-layout', 'admin/needs-nothing'])('a page in %s needs no right, and no site opens with that', (parentId) => {
  const layouts = [{ id: 'admin/admin-layout' }, { id: 'admin/needs-nothing', parentId: 'admin/admin-layout' }]
  const table = [...layouts, { id: 'admin/page', parentId }].map((route) => [route.id, { ...route, module: { default: undefined } }])
  expect(() => guardRoutes(Object.fromEntries(table))).toThrow('needs no right')
})
