import { describe, expect, test } from 'vitest'
import { isDateAhead, isDue, moveWithZone, planDue, planPublication, planRestoration } from './publication.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const [earlier, later] = ['2026-11-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z']
const inUtc = { now, timeZone: 'UTC' }

test.each([
  ['no date', 'UTC', undefined, 'published', now.toISOString()],
  ['a date that cannot be read', 'UTC', 'some day', 'published', now.toISOString()],
  ['today', 'UTC', '2026-11-21', 'published', now.toISOString()],
  ['tomorrow', 'UTC', '2026-11-22', 'scheduled', '2026-11-22T00:00:00.000Z'],
  ['today, where it is tomorrow in UTC', 'Pacific/Kiritimati', '2026-11-22', 'published', now.toISOString()],
  ['tomorrow, where it is later than anywhere else', 'Pacific/Kiritimati', '2026-11-23', 'scheduled', '2026-11-22T10:00:00.000Z'],
  ['tomorrow, where the day ends last', 'Pacific/Honolulu', '2026-11-22', 'scheduled', '2026-11-22T10:00:00.000Z'],
  ['a past day', 'UTC', '2026-10-03', 'published', '2026-10-03T12:00:00.000Z'],
  ['a past day', 'Pacific/Kiritimati', '2026-10-03', 'published', '2026-10-02T22:00:00.000Z'],
  ['a day ahead', 'UTC', '2026-12-24', 'scheduled', '2026-12-24T00:00:00.000Z'],
  ['a day that begins at one', 'Africa/Cairo', '2027-04-30', 'scheduled', '2027-04-29T22:00:00.000Z'],
  ['a day that begins twice', 'America/Havana', '2027-11-07', 'scheduled', '2027-11-07T04:00:00.000Z'],
])('publishing with %s in %s', (_, timeZone, typedDate, state, publishedAt) => {
  expect(planPublication('publish', { now, timeZone, ...(typedDate && { typedDate }) })).toEqual({ state, publishedAt })
})

test('a given time takes precedence over an earlier date, and a past time publishes at once', () => {
  const at = (time: string, typedDate = '2026-10-03') => planPublication({ scheduledFor: new Date(time) }, { ...inUtc, typedDate })
  expect(at(later)).toEqual({ state: 'scheduled', publishedAt: later })
  expect(at(earlier)).toEqual({ state: 'published', publishedAt: earlier })
})

describe('nothing is public before its date', () => {
  test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'America/New_York'])('in %s, however it is published', (timeZone) => {
    for (let hour = 0; hour < 72; hour++) {
      const moment = new Date(now.getTime() + hour * 3_600_000 + 1)
      for (const typedDate of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
        const present = { state: 'scheduled', publishedAt: moment.toISOString(), typedDate } as const
        const circumstances = { now: moment, timeZone, typedDate }
        const plans = [
          planPublication('publish', circumstances),
          planPublication({ scheduledFor: moment }, circumstances),
          planPublication('keep', { ...circumstances, present: { ...present, state: 'published', typedDate: '2026-11-01' } }),
          planDue(present, moment, circumstances),
          planRestoration({ state: 'published', publishedAt: moment.toISOString() }, moment, circumstances),
        ]
        const expected = isDateAhead(typedDate, moment, timeZone) ? 'scheduled' : 'published'
        expect(plans.map((plan) => plan?.state)).toEqual(plans.map(() => expected))
      }
    }
  })

  test('but it can be published at once, and its date must follow', () => {
    expect(planPublication('publish-now', { ...inUtc, typedDate: '2026-12-24' })).toEqual({
      state: 'published',
      publishedAt: now.toISOString(),
    })
  })
})

test('a save keeps the state unless the date changes', () => {
  for (const state of ['draft', 'scheduled', 'published'] as const) {
    const present = { state, publishedAt: earlier, typedDate: '2026-11-01' }
    expect(planPublication('keep', { ...inUtc, present, typedDate: 'November 1, 2026' })).toMatchObject({ state, publishedAt: earlier })
  }
  const published = { state: 'published', publishedAt: earlier, typedDate: '2026-11-01' } as const
  expect(planPublication('keep', { ...inUtc, present: published, typedDate: '2026-09-01' })).toEqual({
    state: 'published',
    publishedAt: '2026-09-01T12:00:00.000Z',
  })
  const draft = { ...published, state: 'draft' } as const
  expect(planPublication('keep', { ...inUtc, present: draft, typedDate: '2026-09-01' })).toMatchObject({
    state: 'draft',
    publishedAt: earlier,
  })
})

test('a draft keeps the time when it was public or was started, or the time planned for it', () => {
  const draft = (publishedAt: string) => ({ state: 'draft', publishedAt })
  expect(planPublication('draft', inUtc)).toEqual(draft(now.toISOString()))
  expect(planPublication('draft', { ...inUtc, present: { state: 'published', publishedAt: earlier } })).toEqual(draft(earlier))
  expect(planPublication({ scheduledFor: new Date(later), isDraft: true }, inUtc)).toEqual(draft(later))
  expect(planPublication('draft', { ...inUtc, present: { state: 'scheduled', publishedAt: later } })).toEqual(draft(now.toISOString()))
})

test('restoring returns the earlier state, but does not publish what became due in the meantime', () => {
  const restore = (state: 'published' | 'scheduled' | 'draft', publishedAt: string) =>
    planRestoration({ state, publishedAt }, now, { timeZone: 'UTC', typedDate: '2026-11-01' })
  expect(restore('published', earlier)).toEqual({ state: 'published', publishedAt: earlier })
  expect(restore('scheduled', later)).toEqual({ state: 'scheduled', publishedAt: later })
  expect(restore('scheduled', earlier)).toEqual({ state: 'draft', publishedAt: earlier })
  expect(isDue({ state: 'scheduled', publishedAt: now.toISOString() }, now)).toBe(true)
  expect(isDue({ state: 'draft', publishedAt: earlier }, now)).toBe(false)
})

test('changing the time zone moves what is scheduled by date, but not what has a chosen time', () => {
  const zones = { from: 'UTC', to: 'Pacific/Honolulu' }
  expect(moveWithZone('2026-12-24T00:00:00.000Z', '2026-12-24', zones)).toBe('2026-12-24T10:00:00.000Z')
  expect(moveWithZone('2026-12-24T09:00:00.000Z', '2026-12-24', zones)).toBeUndefined()
  expect(moveWithZone('2026-12-24T00:00:00.000Z', null, zones)).toBeUndefined()
})
