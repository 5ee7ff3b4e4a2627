import { expect, test } from 'vitest'
import { isDue, planPublication, planRestoration } from './publication.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const [earlier, later] = ['2026-11-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z']

test.each([
  ['no date', undefined, 'published', now.toISOString()],
  ['a date that cannot be read', 'some day', 'published', now.toISOString()],
  ['today', '2026-11-21', 'published', now.toISOString()],
  ['tomorrow, which it is already in Auckland', '2026-11-22', 'published', now.toISOString()],
  ['a past day', '2026-10-03', 'published', '2026-10-03T12:00:00.000Z'],
  ['a day ahead', '2026-12-24', 'scheduled', '2026-12-24T00:00:00.000Z'],
])('what is published with %s', (_, typedDate, state, publishedAt) => {
  expect(planPublication('publish', { now, ...(typedDate && { typedDate }) })).toEqual({ state, publishedAt })
})

test('a time that is given counts more than the date, and one that has passed publishes at once', () => {
  const at = (time: string) => planPublication({ scheduledFor: new Date(time) }, { now, typedDate: '2026-10-03' })
  expect(at(later)).toEqual({ state: 'scheduled', publishedAt: later })
  expect(at(earlier)).toEqual({ state: 'published', publishedAt: earlier })
})

test('what is saved stays what it is, unless its date is changed', () => {
  for (const state of ['draft', 'scheduled', 'published'] as const) {
    const present = { state, publishedAt: earlier, typedDate: '2026-11-01' }
    expect(planPublication('keep', { now, present, typedDate: 'November 1, 2026' })).toMatchObject({ state, publishedAt: earlier })
  }
  const published = { state: 'published', publishedAt: earlier, typedDate: '2026-11-01' } as const
  expect(planPublication('keep', { now, present: published, typedDate: '2026-09-01' })).toEqual({
    state: 'published',
    publishedAt: '2026-09-01T12:00:00.000Z',
  })
  const draft = { ...published, state: 'draft' } as const
  expect(planPublication('keep', { now, present: draft, typedDate: '2026-09-01' })).toMatchObject({ state: 'draft', publishedAt: earlier })
})

test('a draft keeps the time at which it was public, or else was begun', () => {
  expect(planPublication('draft', { now })).toEqual({ state: 'draft', publishedAt: now.toISOString() })
  const present = { state: 'published', publishedAt: earlier } as const
  expect(planPublication('draft', { now, present })).toEqual({ state: 'draft', publishedAt: earlier })
})

test('what is restored is what it was, but nothing that became due meanwhile is published by that', () => {
  expect(planRestoration('published', earlier, now)).toBe('published')
  expect(planRestoration('scheduled', later, now)).toBe('scheduled')
  expect(planRestoration('scheduled', earlier, now)).toBe('draft')
  expect(isDue({ state: 'scheduled', publishedAt: now.toISOString() }, now)).toBe(true)
  expect(isDue({ state: 'draft', publishedAt: earlier }, now)).toBe(false)
})
