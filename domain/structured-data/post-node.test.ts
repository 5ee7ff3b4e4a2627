import { expect, test } from 'vitest'
import { aBlog } from '#tests/builders.ts'
import { toPostNode } from './post-node.ts'

const parts = {
  timeZone: 'UTC',
  siteUrl: 'https://eat.example',
  siteName: 'Griddle',
  picture: null,
  description: null,
  recipes: [],
  videos: [],
}
const createdAt = '2026-11-18T15:00:00.000Z'

test.each([
  ['on the day of the writing', '2026-11-18', null, createdAt, createdAt],
  ['without a day', null, null, createdAt, createdAt],
  ['on another day', '2026-11-20', null, '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ['and changed later', '2026-11-18', '2026-11-19T08:00:00.000Z', createdAt, '2026-11-19T08:00:00.000Z'],
  [
    'and changed before the day that it shows',
    '2026-11-20',
    '2026-11-19T08:00:00.000Z',
    '2026-11-20T12:00:00.000Z',
    '2026-11-20T12:00:00.000Z',
  ],
])('a post published %s is never modified before its publication', (_, formattedDate, updatedAt, datePublished, dateModified) => {
  expect(toPostNode(aBlog({ createdAt, formattedDate, updatedAt }), parts)).toMatchObject({ datePublished, dateModified })
})

test('a post’s dates are in the site’s time zone, as on its page', () => {
  const dates = (timeZone: string, formattedDate: string, publishedAt = createdAt) => {
    const { datePublished, dateModified } = toPostNode(aBlog({ createdAt, publishedAt, formattedDate }), { ...parts, timeZone })
    return [datePublished, dateModified]
  }
  expect(dates('Pacific/Kiritimati', '2026-11-19')).toEqual(Array(2).fill('2026-11-19T05:00:00.000+14:00'))
  expect(dates('Pacific/Kiritimati', '2026-11-18')).toEqual(Array(2).fill('2026-11-18T12:00:00.000+14:00'))
  expect(dates('Pacific/Honolulu', '2026-11-17', '2026-11-18T05:00:00.000Z')).toEqual(Array(2).fill('2026-11-17T19:00:00.000-10:00'))
})
