import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { Question } from '#domain/comments/question.ts'
import { openTestSite } from '#tests/open-test-site.ts'

const path = '/recipes/classic-cheeseburger'
const question = { form: 'question', name: 'Nora Quill', email: 'nora@example.com', text: 'Can I freeze the patties?' }

let site: Awaited<ReturnType<typeof openTestSite>>
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

async function read(address = path) {
  return (await (await site.get(address)).text()).replaceAll('<!-- -->', '')
}

function listStored() {
  return site.db.selectFrom('questions').selectAll().orderBy('id').execute()
}

function store(id: string, changes: Partial<Question> = {}) {
  const plain = { recipeId: 1, name: `Theo ${id}`, email: `${id}@example.com`, text: `Asked ${id}?` }
  return insertQuestion(site.db, { id, ...plain, createdAt: '2026-11-10T12:00:00.000Z', approved: true, ...changes })
}

describe('the questions about a recipe', () => {
  test('appear under the reviews with their answers once approved', async () => {
    expect(await read()).toContain('No questions yet.')
    await store('q1', { approved: false, reply: 'Not yet.', replyBy: 'Olive', repliedAt: '2026-11-11T12:00:00.000Z' })
    await store('q2', { reply: 'Up to a month.', replyBy: 'Olive', repliedAt: '2026-11-11T12:00:00.000Z' })
    await store('q3', { recipeId: 2 })
    const html = await read()
    expect(html.indexOf('id="reviews"')).toBeLessThan(html.indexOf('Asked q2?'))
    expect(html.indexOf('Asked q2?')).toBeLessThan(html.indexOf('Up to a month.'))
    for (const absent of ['Asked q1?', 'Not yet.', 'Asked q3?', 'Nobody has asked', 'q2@example.com']) expect(html).not.toContain(absent)
    const data = await read(`${path}.data`)
    for (const absent of ['Asked q1?', 'Not yet.', 'q2@example.com']) expect(data).not.toContain(absent)
  })

  test('don’t count as reviews: not in the rating, not in structured data', async () => {
    await store('q1', { reply: 'Yes.', replyBy: 'Olive', repliedAt: '2026-11-11T12:00:00.000Z' })
    const without = await read()
    expect(without).toContain('No reviews yet.')
    expect(without).not.toMatch(/aggregateRating|"Review"|out of 5"/)
    await insertReview(site.db, {
      ...{ id: 'r1', recipeId: 1, stars: 4, name: 'Bo', email: 'bo@example.com', text: 'Good.' },
      ...{ createdAt: '2026-11-10T12:00:00.000Z', approved: true },
    })
    const html = await read()
    expect(html).toContain('1 review')
    expect(html).toMatch(/"ratingValue":4,"reviewCount":1/)
    expect(/<script type="application\/ld\+json"[\s\S]*?<\/script>/.exec(html)?.[0]).not.toContain('Asked q1?')
  })

  test('come twenty a page, beside reviews that have fewer pages', async () => {
    for (let day = 1; day <= 21; day++)
      await store(`q${day}`, { text: `On day ${day}.`, createdAt: new Date(Date.UTC(2026, 9, day)).toISOString() })
    const first = await read()
    expect(first).toContain('On day 21.')
    expect(first).not.toContain('On day 1.')
    expect(first).toContain(`href="${path}?page=2#questions"`)
    expect(first).not.toContain('?page=2#reviews')
    const second = await read(`${path}?page=2`)
    expect(second).toContain('On day 1.')
    expect(second).toContain('No reviews yet.')
    expect((await site.get(`${path}?page=3`)).status).toBe(404)
  })

  test('have a message if they can’t be read, and the recipe is shown without them', async () => {
    await site.db.schema.dropTable('questions').execute()
    const response = await site.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('The questions could not be loaded.')
  })
})

describe('a posted question', () => {
  test('is stored unapproved, and the page says so', async () => {
    const response = await site.post(path, question)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Thank you. Your question awaits approval.')
    expect(html).not.toContain('Can I freeze')
    expect(await read()).not.toContain('Can I freeze')
    const stored = { recipeId: 1, name: 'Nora Quill', email: 'nora@example.com', text: 'Can I freeze the patties?', approved: 0, reply: '' }
    expect(await listStored()).toEqual([expect.objectContaining(stored)])
    expect(await site.db.selectFrom('reviews').select('id').execute()).toEqual([])
  })

  test('with mistakes is refused beside its fields without losing what was typed', async () => {
    const response = await site.post(path, { ...question, email: 'nora', text: ' ' })
    expect(response.status).toBe(400)
    const html = await response.text()
    const [, reviewForm = '', questionForm = ''] = /id="leave-a-review"(.*)id="ask-a-question"(.*)/s.exec(html) ?? []
    for (const kept of ['Enter an email like name@mail.com', 'Write your question first', 'value="Nora Quill"', 'value="nora"'])
      expect([questionForm.includes(kept), reviewForm.includes(kept)]).toEqual([true, false])
    expect((await site.post(path, { ...question, text: 'x'.repeat(1001) })).status).toBe(400)
    expect(await listStored()).toEqual([])
  })

  test('sent twice within ten minutes is stored once', async () => {
    for (const _ of [1, 2]) expect((await site.post(path, question)).status).toBe(200)
    expect(await listStored()).toHaveLength(1)
  })

  test('after twenty in an hour from one address is refused without losing its text', async () => {
    for (let index = 1; index <= 20; index++) expect((await site.post(path, { ...question, text: `Number ${index}` })).status).toBe(200)
    const refused = await site.post(path, { ...question, text: 'Number 21' })
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Number 21')
    expect(await listStored()).toHaveLength(20)
  })

  test('about an unknown or hidden recipe is a 404', async () => {
    expect((await site.post('/recipes/nothing', question)).status).toBe(404)
    await updateSettings(site.db, { builtInRecipes: false })
    expect((await site.post(path, question)).status).toBe(404)
    expect(await listStored()).toEqual([])
  })

  test('in an outage is answered with 503 and the typed text in the page', async () => {
    await site.breakDatabase()
    const response = await site.post(path, question)
    expect(response.status).toBe(503)
    const html = await response.text()
    for (const kept of ['Your question is still here.', 'value="Nora Quill"', 'Can I freeze the patties?']) expect(html).toContain(kept)
    expect(html).not.toContain('awaits approval')
  })
})
