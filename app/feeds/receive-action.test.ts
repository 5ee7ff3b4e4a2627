import { afterEach, beforeEach, expect, test } from 'vitest'
import { listTopCounts } from '#core/numbers/count-rows.ts'
import { actions } from '#domain/numbers/count-kinds.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  await site.visits.write()
})
afterEach(() => site.close())

const path = '/api/actions'
const send = async (fields: Record<string, string>, cookie?: string) => (await site.post(path, fields, cookie)).status

async function read() {
  await site.visits.write()
  const counted = await Promise.all(actions.map((kind) => listTopCounts(site.db, kind, { from: '2000', to: '2100' }, 9)))
  return Object.fromEntries(actions.map((kind, index) => [kind, counted[index]?.map(({ key, times }) => [key, times])]))
}

const none = { print: [], cook: [], save: [], cooked: [] }

test('what readers do with a recipe is counted, each by its kind', async () => {
  for (const action of [...actions, 'print']) expect(await send({ action, slug: 'fried-chicken' })).toBe(204)
  const once = [['/recipes/fried-chicken', 1]]
  expect(await read()).toEqual({ print: [['/recipes/fried-chicken', 2]], cook: once, save: once, cooked: once })
})

test('an unknown action, or one without a recipe, is refused', async () => {
  expect(await send({ action: 'eat', slug: 'fried-chicken' })).toBe(400)
  expect(await send({ action: 'print' })).toBe(400)
  expect(await send({ action: 'print', slug: 'no-such-recipe' })).toBe(404)
  expect(await send({ action: 'print', slug: 'x'.repeat(5000) })).toBe(400)
  expect((await site.get(path)).status).toBe(405)
  expect(await read()).toEqual(none)
})

test('other sites can’t send any', async () => {
  const body = new URLSearchParams({ action: 'print', slug: 'fried-chicken' })
  const answer = await site.send(path, { method: 'POST', body, headers: { Origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(await read()).toEqual(none)
})

test('admins are not counted', async () => {
  expect(await send({ action: 'print', slug: 'fried-chicken' }, await signIn(site))).toBe(204)
  expect(await read()).toEqual(none)
})

test('one address can send thirty until the next write, and others go on', async () => {
  const sent = []
  for (let times = 0; times < 31; times++) sent.push(await send({ action: 'print', slug: 'fried-chicken' }))
  expect(sent.filter((status) => status === 204)).toHaveLength(30)
  expect(sent.at(-1)).toBe(429)
  site.visitor.address = '192.0.2.2'
  expect(await send({ action: 'print', slug: 'fried-chicken' })).toBe(204)
  site.visitor.address = '192.0.2.1'
  expect((await read()).print).toEqual([['/recipes/fried-chicken', 31]])
  expect(await send({ action: 'print', slug: 'fried-chicken' })).toBe(204)
})
