import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { countReviews, insertReview } from '#core/comments/review-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { Review } from '#domain/comments/review.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const list = '/admin/manage-reviews'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterEach(() => site.close())

const read = async (path = list) => (await (await site.get(path, cookie)).text()).replaceAll('<!-- -->', '')

/** Submits a change of one or more reviews; returns the response's status and text. */
async function change(kind: string, ...ids: string[]) {
  const body = new URLSearchParams([['change', kind], ...ids.map((id) => ['ids', id])])
  const response = await site.send(list, { method: 'POST', body, headers: { Origin: 'http://site.test', Cookie: cookie } })
  return { status: response.status, text: await response.text() }
}

function store(index: number, changes: Partial<Review> = {}) {
  const plain = { id: `r-${index}`, recipeId: 1, stars: 4 as const, name: `Ann ${index}`, email: `ann-${index}@mail.example` }
  const createdAt = new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString()
  return insertReview(site.db, { ...plain, text: `Words ${index}`, createdAt, approved: false, ...changes })
}

describe('the list', () => {
  test('says when there are none', async () => {
    expect(await read()).toContain('No reviews yet.')
    expect(await read(`${list}?state=pending`)).toContain('No reviews are waiting for approval.')
    expect(await read(`${list}?state=approved`)).toContain('No approved reviews.')
    expect(await read(`${list}?q=x`)).toContain('No reviews match “x”.')
  })

  test('groups reviews by recipe, with a link to it, stars, name, email, text, time and status', async () => {
    await store(1, { approved: true })
    const { id: recipeId } = await insertRecipe(site.db, aRecipe())
    await store(2, { recipeId })
    await store(3, { recipeId: 9999 })
    const html = await read()
    for (const part of ['Ann 1', 'ann-1@mail.example', 'Words 2', 'Oct 1, 2026, 12:01 AM UTC', '4 out of 5', 'Recipe: No. 9999'])
      expect(html).toContain(part)
    expect(html).toMatch(/<a[^>]*href="\/recipes\/classic-cheeseburger#reviews"[^>]*>Recipe: Classic Cheeseburger<\/a>/)
    expect(html).toMatch(/<a[^>]*href="\/recipes\/patty-melt#reviews"[^>]*>Recipe: Patty Melt<\/a>/)
    expect(html).toContain('2 pending')
    expect(html).toContain('href="/admin/export/reviews"')
    await updateSettings(site.db, { builtInRecipes: false })
    expect(await read()).not.toContain('/recipes/classic-cheeseburger#reviews')
  })

  test('has fifty a page, is filtered by state, and searched', async () => {
    for (let index = 1; index <= 51; index++) await store(index, { approved: index > 1 })
    expect((await read()).match(/name="ids"[^>]*type="checkbox"|type="checkbox"[^>]*name="ids"/g)).toHaveLength(50)
    expect(await read(`${list}?page=2`)).toContain('Words 1<')
    expect((await site.get(`${list}?page=3`, cookie)).status).toBe(404)
    expect((await site.get(`${list}?state=odd`, cookie)).status).toBe(400)
    const pending = await read(`${list}?state=pending`)
    expect(pending).toContain('Words 1<')
    expect(pending).not.toContain('Words 2<')
    expect(await read(`${list}?state=approved`)).not.toContain('Words 1<')
    expect(await read(`${list}?q=WORDS%2051`)).toContain('Words 51<')
  })

  test('says if it could not be read, and so does the log', async () => {
    await site.db.schema.dropTable('reviews').execute()
    const html = await read()
    expect(html).toContain('The reviews could not be loaded.')
    expect(html).not.toContain('No reviews yet.')
    expect(site.lines.map(({ message }) => message)).toContain('Error fetching reviews')
  })
})

test('the sidebar counts pending reviews', async () => {
  await store(1)
  const badge = /href="\/admin\/manage-reviews"[\s\S]{0,400}?>1<span class="visually-hidden"> pending/
  expect(await read('/admin/settings')).toMatch(badge)
  await change('approve', 'r-1')
  expect(await read('/admin/settings')).not.toMatch(badge)
})

describe('a review', () => {
  const page = async () => (await site.get('/recipes/classic-cheeseburger')).text()

  test('is on its recipe once it is approved, and off it once that is revoked', async () => {
    await store(1)
    expect(await page()).not.toContain('Words 1')
    expect((await change('approve', 'r-1')).text).toContain('Review approved')
    expect(await page()).toContain('Words 1')
    expect((await change('disapprove', 'r-1')).text).toContain('Review disapproved')
    expect(await page()).not.toContain('Words 1')
  })

  test('says what it would replace, and replaces it when it is approved', async () => {
    await store(1, { approved: true, email: 'ann@mail.example' })
    await store(2, { email: 'ANN@mail.example' })
    expect(await read()).toContain('Approving this replaces another review from this address.')
    expect(await page()).toContain('Words 1')
    await change('approve', 'r-2')
    const html = await page()
    expect(html).toContain('Words 2')
    expect(html).not.toContain('Words 1')
    expect(await countReviews(site.db)).toBe(1)
  })

  test('is deleted permanently', async () => {
    await store(1)
    for (const _ of [1, 2]) expect((await change('delete', 'r-1')).text).toContain('Review deleted')
    expect(await countReviews(site.db)).toBe(0)
  })

  test('stays unchanged in an outage, with a message', async () => {
    await site.db.schema.dropTable('reviews').execute()
    expect(await change('approve', 'r-1')).toMatchObject({ status: 503, text: expect.stringContaining('Failed to update review status') })
    expect(await change('delete', 'r-1')).toMatchObject({ status: 503, text: expect.stringContaining('Error deleting review.') })
  })
})

describe('several reviews', () => {
  test('are approved, disapproved and deleted at once', async () => {
    for (const index of [1, 2, 3]) await store(index)
    expect((await change('approve', 'r-1', 'r-2', 'nobody')).text).toContain('2 reviews approved')
    expect(await countReviews(site.db, { approved: false })).toBe(1)
    expect((await change('disapprove', 'r-1', 'r-2')).text).toContain('2 reviews disapproved')
    expect((await change('delete', 'r-1', 'r-3')).text).toContain('2 reviews deleted')
    expect(await countReviews(site.db)).toBe(1)
  })

  test.each([
    ['approving none', 'approve', []],
    ['a malformed id', 'approve', ['../x']],
    ['an unknown change', 'publish', ['r-1']],
    ['more than four pages', 'delete', Array.from({ length: 201 }, (_, index) => `r-${index}`)],
  ])('%s is refused', async (_, kind, ids) => {
    await store(1)
    expect((await change(kind, ...ids)).status).toBe(400)
    expect(await countReviews(site.db, { approved: false })).toBe(1)
  })
})

describe('a question', () => {
  const page = async () => (await site.get('/recipes/classic-cheeseburger')).text()
  const ask = (id: string) =>
    insertQuestion(site.db, {
      ...{ id, recipeId: 1, name: 'Quinn', email: 'quinn@mail.example', text: `Why ${id}?` },
      ...{ createdAt: '2026-11-10T12:00:00.000Z', approved: false },
    })

  test('is listed among the reviews, marked, is found by search, and counts as pending', async () => {
    await store(1)
    await ask('q-1')
    const html = await read()
    expect(html.indexOf('Why q-1?')).toBeLessThan(html.indexOf('Words 1'))
    expect(html.match(/<\/svg>Question<\/p>/g)).toHaveLength(1)
    expect(html).toContain('aria-label="Approve the question by Quinn"')
    expect(html).toContain('2 pending')
    expect(await read('/admin/settings')).toMatch(/href="\/admin\/manage-reviews"[\s\S]{0,400}?>2<span class="visually-hidden"> pending/)
    const found = await read(`${list}?q=quinn`)
    expect([found.includes('Why q-1?'), found.includes('Words 1')]).toEqual([true, false])
  })

  test('is listed, and counted on the dashboard, until someone answers it', async () => {
    const unanswered = `${list}?state=unanswered`
    await store(1, { approved: true })
    expect(await read(unanswered)).toContain('No unanswered questions.')
    for (const id of ['q-1', 'q-2', 'q-3']) await ask(id)
    await change('approve', 'q-2')
    const html = await read(unanswered)
    expect(['Words 1', 'Why q-1?', 'Why q-2?', 'Why q-3?'].map((text) => html.includes(text))).toEqual([false, true, true, true])
    expect(await read('/admin/dashboard')).toContain('<b>3</b> questions unanswered')
    const answer = (reply: string) => site.post(list, { change: 'reply', id: 'q-2', reply }, cookie)
    expect(await (await answer('Because.')).text()).toContain('Answer saved')
    expect(await read(unanswered)).not.toContain('Why q-2?')
    expect(await read(`${unanswered}&q=why`)).not.toContain('Why q-2?')
    expect(await read(`${unanswered}&q=q-3`)).toContain('Why q-3?')
    expect(await read('/admin/dashboard')).toContain('<b>2</b> questions unanswered')
  })

  test('is approved, disapproved and deleted, alone or with reviews, and is logged as a question', async () => {
    await store(1)
    await ask('q-1')
    await ask('q-2')
    expect((await change('approve', 'q-1')).text).toContain('Question approved')
    expect(await page()).toContain('Why q-1?')
    expect((await change('disapprove', 'q-1')).text).toContain('Question disapproved')
    expect(await page()).not.toContain('Why q-1?')
    expect((await change('approve', 'q-1', 'r-1')).text).toContain('2 reviews and questions approved')
    expect((await change('delete', 'q-1', 'q-2')).text).toContain('2 questions deleted')
    expect(await page()).not.toContain('Why q-1?')
    expect(await page()).toContain('Words 1')
    const log = (await site.db.selectFrom('adminLog').select('what').execute()).map(({ what }) => what)
    expect(log).toEqual(expect.arrayContaining(['approved 1 question', 'deleted 2 questions']))
  })
})
