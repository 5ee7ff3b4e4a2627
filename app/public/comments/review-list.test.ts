import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertReview } from '#core/comments/review-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { Review } from '#domain/comments/review.ts'
import { openTestSite } from '#tests/open-test-site.ts'

const path = '/recipes/classic-cheeseburger'
const review = { form: 'review', stars: '4', name: 'Nora Quill', email: 'nora@example.com', text: 'More pickles, please.' }

let site: Awaited<ReturnType<typeof openTestSite>>
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

async function read(address = path) {
  return (await (await site.get(address)).text()).replaceAll('<!-- -->', '')
}

function listStored() {
  return site.db.selectFrom('reviews').selectAll().orderBy('id').execute()
}

function store(id: string, changes: Partial<Review> = {}) {
  const plain = { recipeId: 1, stars: 5 as const, name: `Theo ${id}`, email: `${id}@example.com`, text: `Thought ${id}.` }
  return insertReview(site.db, { id, ...plain, createdAt: '2026-11-10T12:00:00.000Z', approved: true, ...changes })
}

describe('the reviews of a recipe', () => {
  test('say that there are none, without stars or numbers, until one is approved', async () => {
    await store('r1', { approved: false, email: 'pending@example.com' })
    const html = await read()
    expect(html).toContain('No reviews yet.')
    for (const absent of ['out of 5', '1 review', 'Thought r1', 'review-bars', 'pending@example.com']) expect(html).not.toContain(absent)
    expect(await read(`${path}.data`)).not.toContain('Thought r1')
  })

  test('show the average, the number and the count for each star, also near the title', async () => {
    for (const [index, stars] of ([5, 5, 4] as const).entries()) await store(`r${index}`, { stars, createdAt: `2026-11-0${index + 1}` })
    const html = await read()
    expect(html).toMatch(/<a class="rating-link" href="#reviews"><svg[^>]*aria-label="4.7 out of 5"/)
    expect(html).toContain('3 reviews')
    expect(html).toMatch(/5 stars<\/span><svg[^>]*><rect width="0.6666666666666666"[^>]*><\/rect><\/svg><span>2<\/span>/)
    expect(html).toMatch(/3 stars<\/span><svg[^>]*><rect width="0"[^>]*><\/rect><\/svg><span>0<\/span>/)
    expect(html.indexOf('Thought r2')).toBeLessThan(html.indexOf('Thought r1'))
    expect(html).toContain('aria-label="4 out of 5"')
    expect(html).not.toMatch(/r\d@example\.com/)
    expect(await read('/recipes/fried-chicken')).not.toContain('out of 5')
  })

  test('come twenty a page, under one canonical address', async () => {
    const days = Array.from({ length: 21 }, (_, index) => String(index + 1).padStart(2, '0'))
    for (const day of days) await store(`r${day}`, { createdAt: `2026-10-${day}T12:00:00.000Z` })
    const first = await read()
    expect(first).toContain('Thought r21.')
    expect(first).not.toContain('Thought r01.')
    expect(first).toContain(`href="${path}?page=2#reviews"`)
    const second = await read(`${path}?page=2`)
    expect(second).toContain('Thought r01.')
    expect(second).toContain('21 reviews')
    expect(second).toContain(`<link rel="canonical" href="http://site.test${path}"/>`)
    expect((await site.get(`${path}?page=3`)).status).toBe(404)
  })

  test('have a message if they can’t be read, and the recipe is shown without them', async () => {
    await site.db.schema.dropTable('reviews').execute()
    const response = await site.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('The reviews could not be loaded.')
    expect(site.lines.map(({ message }) => message)).toContain('Error fetching reviews')
  })
})

describe('a posted review', () => {
  test('is stored unapproved, and the page says so', async () => {
    const response = await site.post(path, review)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Thank you. Your review awaits approval.')
    expect(html).not.toContain('More pickles, please.')
    expect(await read()).not.toContain('More pickles, please.')
    const stored = { recipeId: 1, stars: 4, name: 'Nora Quill', email: 'nora@example.com', text: 'More pickles, please.', approved: 0 }
    expect(await listStored()).toEqual([expect.objectContaining(stored)])
  })

  test('needs no text', async () => {
    expect((await site.post(path, { ...review, text: '' })).status).toBe(200)
    expect(await listStored()).toEqual([expect.objectContaining({ text: '' })])
  })

  test('without stars keeps what was typed, and says so at the stars', async () => {
    const { stars: _, ...starless } = review
    const response = await site.post(path, starless)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toMatch(/role="radiogroup"[^>]*aria-invalid="true"[^>]*aria-describedby/)
    for (const kept of ['Choose one to five stars', 'value="Nora Quill"', 'value="nora@example.com"', 'More pickles, please.'])
      expect(html).toContain(kept)
    expect(await listStored()).toEqual([])
  })

  test('with a mistake elsewhere keeps the stars', async () => {
    const html = await (await site.post(path, { ...review, email: 'nora' })).text()
    expect(html).toContain('Enter an email like name@mail.com')
    expect(html.match(/<input[^>]*type="radio"[^>]*>/g)?.filter((input) => input.includes('checked'))).toEqual([
      expect.stringContaining('value="4"'),
    ])
  })

  test.each(['0', '6', '4.5', '-1', 'five', '05', ' 5'])('with %j stars is refused', async (stars) => {
    expect((await site.post(path, { ...review, stars })).status).toBe(400)
    expect(await listStored()).toEqual([])
  })

  test('sent twice within ten minutes is stored once, but again with other stars', async () => {
    for (const _ of [1, 2]) expect((await site.post(path, review)).status).toBe(200)
    expect(await listStored()).toHaveLength(1)
    await site.post(path, { ...review, stars: '5' })
    expect(await listStored()).toHaveLength(2)
  })

  test('after twenty in an hour from one address is refused without losing its text', async () => {
    for (let index = 1; index <= 20; index++) expect((await site.post(path, { ...review, text: `Number ${index}` })).status).toBe(200)
    const refused = await site.post(path, { ...review, text: 'Number 21' })
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Number 21')
    expect(await listStored()).toHaveLength(20)
  })

  test('of an unknown or hidden recipe is a 404', async () => {
    expect((await site.post('/recipes/nothing', review)).status).toBe(404)
    await updateSettings(site.db, { builtInRecipes: false })
    expect((await site.post(path, review)).status).toBe(404)
    expect(await listStored()).toEqual([])
  })

  test('in an outage is answered with 503 and the typed text in the page', async () => {
    await site.breakDatabase()
    const response = await site.post(path, review)
    expect(response.status).toBe(503)
    const html = await response.text()
    for (const kept of ['Your review is still here.', 'value="Nora Quill"', 'More pickles, please.']) expect(html).toContain(kept)
    expect(html).not.toContain('awaits approval')
  })
})

test('the form keeps the servings and units of the page, even without JavaScript', async () => {
  const html = await (await site.get('/recipes/fried-chicken?servings=8&units=metric')).text()
  const action = /action="([^"]+)#leave-a-review"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(action).toBe('/recipes/fried-chicken?servings=8&units=metric')
  expect(await (await site.post(action, { ...review, stars: '' })).text()).toMatch(/servings=8&amp;units=metric#leave-a-review/)
})
