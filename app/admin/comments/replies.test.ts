import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
const said = { name: 'Ann', email: 'ann@mail.example', createdAt: '2026-11-10T12:00:00.000Z', approved: false }
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  await insertBlog(site.db, aBlog({ id: 'p1', urlSlug: 'post-one', title: 'Post one' }))
  await insertComment(site.db, { ...said, id: 'c-1', blogId: 'p1', blogTitle: 'Post one', comment: 'Which flour?' })
  await insertReview(site.db, { ...said, id: 'r-1', recipeId: 1, stars: 2, text: 'Too salty.' })
  await insertQuestion(site.db, { ...said, id: 'q-1', recipeId: 1, text: 'How much salt?' })
})
afterEach(() => site.close())

const places = [
  { list: '/admin/manage-comments', table: 'comments', id: 'c-1', page: '/blogs/post-one', one: 'comment' },
  { list: '/admin/manage-reviews', table: 'reviews', id: 'r-1', page: '/recipes/classic-cheeseburger', one: 'review' },
  { list: '/admin/manage-reviews', table: 'questions', id: 'q-1', page: '/recipes/classic-cheeseburger', one: 'question' },
] as const

const read = async (path: string) => (await (await site.get(path, cookie)).text()).replaceAll('<!-- -->', '')
const readAsGuest = async (path: string) => (await (await site.get(path)).text()).replaceAll('<!-- -->', '')

describe.each(places)('an answer to a $one', ({ list, table, id, page, one }) => {
  const answer = (reply: string, form = `reply-${id}`) => site.post(list, { form, change: 'reply', id, reply }, cookie)
  const find = () => site.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('approves it, and both are on the site, under the account’s name', async () => {
    await site.db.updateTable('identity_user').set({ displayName: 'Olive Kettle' }).execute()
    expect(await readAsGuest(page)).not.toContain('Ann')
    expect(await read(list)).toContain('Shown on the site as Olive Kettle.')
    expect((await answer('Less of it.\n\nAnd <b>sugar</b>.')).status).toBe(200)
    expect(await find()).toMatchObject({ approved: 1, replyBy: 'Olive Kettle', repliedAt: site.clock.now.toISOString() })
    const html = await readAsGuest(page)
    expect(html).toMatch(/<b>Olive Kettle<\/b><span>From the kitchen<\/span>/)
    expect(html).toContain('<p>Less of it.\n\nAnd &lt;b&gt;sugar&lt;/b&gt;.</p>')
    expect(html.indexOf('Ann')).toBeLessThan(html.indexOf('Less of it.'))
  })

  test('is under the site’s name until the account has one', async () => {
    await site.db.updateTable('identity_user').set({ displayName: 'Admin' }).execute()
    await answer('Less.')
    expect((await find()).replyBy).toBe('Griddle')
  })

  test('can be edited, keeps its time, and can be withdrawn, which leaves the reader’s text', async () => {
    await answer('Less.')
    const first = site.clock.now.toISOString()
    site.clock.now = new Date('2026-11-25T12:00:00.000Z')
    await answer('Much less.')
    expect(await find()).toMatchObject({ reply: 'Much less.', repliedAt: first })
    expect(await readAsGuest(page)).toContain('Much less.')
    expect((await site.post(list, { change: 'take-back', id }, cookie)).status).toBe(200)
    expect(await find()).toMatchObject({ reply: '', replyBy: '', repliedAt: '', approved: 1 })
    const html = await readAsGuest(page)
    expect(html).not.toContain('From the kitchen')
    expect(html).toContain('Ann')
    expect((await site.db.selectFrom('adminLog').select('what').execute()).map(({ what }) => what)).toEqual(
      expect.arrayContaining([`answered a ${one}`, `removed the answer to a ${one}`]),
    )
  })

  test('that is empty or too long is refused beside its field, and what was typed stays', async () => {
    const empty = await answer(' ')
    expect(empty.status).toBe(400)
    expect(await empty.text()).toContain('Write an answer first')
    const long = await answer('x'.repeat(3001))
    expect(long.status).toBe(400)
    const html = await long.text()
    expect(html).toContain('Keep it to 3,000 characters')
    expect(html).toContain('x'.repeat(3001))
    expect(html).toMatch(/<details class="reply-form" open="">/)
    expect(await find()).toMatchObject({ reply: '', approved: 0 })
  })

  test('to something deleted, or in an outage, keeps the text', async () => {
    const gone = await site.post(list, { form: `reply-${id}`, change: 'reply', id: 'none', reply: 'Less.' }, cookie)
    expect(gone.status).toBe(409)
    await site.db.schema.dropTable(table).execute()
    const failed = await site.post(`${list}.data`, { form: `reply-${id}`, change: 'reply', id, reply: 'Less.' }, cookie)
    expect(failed.status).toBe(503)
    expect(await failed.text()).toContain('Your text is still here')
  })

  test('is refused to guests and to authors', async () => {
    const author = await signInAs(site, 'author')
    const fields = { change: 'reply', id, reply: 'Less.' }
    expect([(await site.post(list, fields)).status, (await site.post(list, fields, author.cookie)).status]).toEqual([401, 403])
    expect(await find()).toMatchObject({ reply: '', approved: 0 })
  })

  test('is on the site only while what it answers is', async () => {
    await answer('Less.')
    await site.post(list, { change: 'disapprove', ids: id }, cookie)
    expect(await readAsGuest(page)).not.toContain('Less.')
    expect(await readAsGuest(`${page}.data`)).not.toContain('Less.')
    await site.post(list, { change: 'approve', ids: id }, cookie)
    expect(await readAsGuest(page)).toContain('Less.')
    await site.post(list, { change: 'delete', ids: id }, cookie)
    expect(await readAsGuest(page)).not.toContain('Less.')
  })
})

test('to a review replaces the reader’s earlier one', async () => {
  await insertReview(site.db, {
    ...said,
    id: 'r-0',
    recipeId: 1,
    stars: 5,
    text: 'Fine.',
    createdAt: '2026-11-01T12:00:00.000Z',
    approved: true,
  })
  await site.post('/admin/manage-reviews', { form: 'reply-r-1', change: 'reply', id: 'r-1', reply: 'Less.' }, cookie)
  expect((await site.db.selectFrom('reviews').select('id').execute()).map(({ id }) => id)).toEqual(['r-1'])
})

test('to a review is in the structured data, and in the CSV', async () => {
  await site.post('/admin/manage-reviews', { form: 'reply-r-1', change: 'reply', id: 'r-1', reply: 'Use less.' }, cookie)
  expect(await readAsGuest('/recipes/classic-cheeseburger')).toMatch(
    /"comment":\{"@type":"Comment","author":\{[^}]*\},"dateCreated":"[^"]*","text":"Use less."\}/,
  )
  expect(await read('/admin/export/reviews')).toContain('Use less.')
})
