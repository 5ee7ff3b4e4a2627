import { expect, test } from 'vitest'
import { sliceOf, toPage } from './paging.ts'

test('pages are counted from 1 and follow each other without a gap', () => {
  expect([1, 2, 3].map((page) => sliceOf(page, 12))).toEqual([
    { limit: 12, offset: 0 },
    { limit: 12, offset: 12 },
    { limit: 12, offset: 24 },
  ])
})

test.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [24, 2],
])('%i entries of 12 a page fill %i pages, and no more', (total, pageCount) => {
  expect(toPage([], total, pageCount, 12)).toEqual({ entries: [], page: pageCount, pageCount, total })
  expect(toPage([], total, pageCount + 1, 12)).toBeUndefined()
})
