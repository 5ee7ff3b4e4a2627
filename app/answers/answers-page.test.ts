import { afterAll, beforeAll, expect, test } from 'vitest'
import { toAnswersPath, wishAnswer } from '#core/answers/tell-readers.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true })
}, 60_000)
afterAll(() => site.close())

const read = (id: string) => site.db.selectFrom('answerAddresses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function makeAddress(email: string) {
  await wishAnswer(site.db, { kind: 'comment', id: email, email, now: site.clock.now })
  const { id } = await site.db.selectFrom('answerAddresses').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { id, confirm: toAnswersPath(site.identity.sign, 'confirm', id), leave: toAnswersPath(site.identity.sign, 'leave', id) }
}

test('the form stores a wish only if its box is ticked', async () => {
  const { urlSlug } = await site.db.selectFrom('_blogs').select('urlSlug').executeTakeFirstOrThrow()
  expect(await (await site.get(`/blogs/${urlSlug}`)).text()).toContain('Email me when someone replies')
  for (const [name, tell] of [['Ann', 'on'] as const, ['Ben', ''] as const]) {
    const fields = { name, email: `${name}@form.example`, comment: `From ${name}`, ...(tell && { tell }) }
    expect((await site.post(`/blogs/${urlSlug}`, fields)).status).toBe(200)
  }
  const wishes = await site.db
    .selectFrom('answerWishes')
    .innerJoin('comments', 'comments.id', 'answerWishes.recordId')
    .select(['name', 'kind'])
    .execute()
  expect(wishes).toEqual([{ name: 'Ann', kind: 'comment' }])
})

test('opening a link changes nothing; the button on its page does', async () => {
  const { id, confirm, leave } = await makeAddress('cleo@mail.example')
  const before = await read(id)
  for (const path of [confirm, leave]) {
    const page = await site.get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    const html = await page.text()
    expect(html).toContain('<form method="post">')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('class="site-footer"')
    // Without a referrer, a browser would send `Origin: null`, and the form would be refused.
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
  expect(await read(id)).toEqual(before)
  // Undeclared parameters would be dropped by the page cache for the next visitor.
  expect((await site.trace(leave)).queryNames).toEqual(['confirm', 'leave'])
  const answer = await site.post(confirm, {})
  expect(await answer.text()).toContain('You’re all set')
  expect(await read(id)).toMatchObject({ confirmedAt: expect.any(String), stoppedAt: null })
  await site.post(leave, {})
  expect(await read(id)).toMatchObject({ confirmedAt: null, stoppedAt: expect.any(String) })
  expect(await (await site.get(leave)).text()).toContain('No more emails')
})

test('a mail program unsubscribes with one POST, from no page of any site (RFC 8058)', async () => {
  const { id, leave } = await makeAddress('dora@mail.example')
  const answer = await site.send(leave, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect((await read(id)).stoppedAt).not.toBeNull()
})

test('a forged link does nothing', async () => {
  const { id, leave } = await makeAddress('eve@mail.example')
  for (const path of [`${leave}x`, '/answers', `/answers?leave=${id}.x`, leave.replace('leave', 'confirm')]) {
    expect((await site.get(path)).status).toBe(410)
    expect((await site.post(path, {})).status).toBe(410)
  }
  expect(await read(id)).toMatchObject({ confirmedAt: null, stoppedAt: null })
})

test('an outage says that nothing was saved', async () => {
  const broken = await openTestSite()
  await wishAnswer(broken.db, { kind: 'comment', id: 'x', email: 'x@mail.example', now: broken.clock.now })
  const { id } = await broken.db.selectFrom('answerAddresses').select('id').executeTakeFirstOrThrow()
  const path = toAnswersPath(broken.identity.sign, 'leave', id)
  await broken.breakDatabase()
  const answer = await broken.post(path, {})
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('couldn’t be saved')
  await broken.close()
})
