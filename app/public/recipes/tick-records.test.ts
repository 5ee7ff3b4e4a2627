import { expect, test } from 'vitest'
import { readTicks, toTickNames, writeTicks } from './tick-records.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-21T12:00:00.000Z')

function aRecord(at = now) {
  return { at, ingredient: ['1 egg'], step: [] }
}

test('ticks come back as they were stored', () => {
  const ticks = new Map([[3, aRecord()]])
  expect(readTicks(writeTicks(ticks), now)).toEqual(ticks)
})

test('ticks older than 30 days are forgotten', () => {
  const stored = writeTicks(
    new Map([
      [1, aRecord(now - 31 * day)],
      [2, aRecord(now - 29 * day)],
    ]),
  )
  expect([...readTicks(stored, now).keys()]).toEqual([2])
})

test('ticks are kept for the last hundred recipes', () => {
  const many = new Map(Array.from({ length: 120 }, (_, index) => [index, aRecord(now - index)]))
  const kept = [...readTicks(writeTicks(many), now).keys()]
  expect(kept).toHaveLength(100)
  expect(kept).toContain(0)
  expect(kept).not.toContain(119)
})

test('a recipe without any tick is not stored', () => {
  expect(writeTicks(new Map([[1, { at: now, ingredient: [], step: [] }]]))).toBeNull()
})

test.each(['', 'x', '{}', '[1]', '[["1",{}]]', '[[1,{"at":1,"ingredient":"x","step":[]}]]', '[[1,null]]'])(
  '%j counts as no ticks',
  (stored) => {
    expect(readTicks(stored, 2).size).toBe(0)
  },
)

test('equal lines have separate names', () => {
  expect(toTickNames(['½ tsp salt', '1 egg', '½ tsp salt', '½ tsp salt'])).toEqual([
    '½ tsp salt',
    '1 egg',
    '½ tsp salt #2',
    '½ tsp salt #3',
  ])
})
