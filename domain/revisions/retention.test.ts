import { expect, test } from 'vitest'
import { listOutdated } from './retention.ts'

const now = '2026-11-21T12:00:00.000Z'
const at = (number: number, createdAt: string, size = 10) => ({ number, createdAt, size })

test('every revision of the last 30 days is kept, and before that the last of each day', () => {
  const revisions = [
    at(6, '2026-11-21T11:00:00.000Z'),
    at(5, '2026-11-21T10:00:00.000Z'),
    at(4, '2026-10-01T10:00:00.000Z'),
    at(3, '2026-10-01T09:00:00.000Z'),
    at(2, '2026-09-30T23:00:00.000Z'),
    at(1, '2026-09-30T01:00:00.000Z'),
  ]
  expect(listOutdated(revisions, now)).toEqual([3, 1])
})

test('a history of long texts is bounded, and its ten newest revisions stay', () => {
  const revisions = Array.from({ length: 30 }, (_, index) => at(30 - index, now, 1_000_000))
  expect(listOutdated(revisions, now)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index))
})
