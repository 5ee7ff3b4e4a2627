import { expect, test } from 'vitest'
import { forEachLimit } from './for-each-limit.ts'

test('every item is processed, and never more than the limit at a time', async () => {
  const items = Array.from({ length: 23 }, (_, place) => place)
  const done: number[] = []
  let underWay = 0
  let most = 0
  await forEachLimit(items, 4, async (item) => {
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise((resolve) => setTimeout(resolve, item % 3))
    underWay -= 1
    done.push(item)
  })
  expect(done.toSorted((a, b) => a - b)).toEqual(items)
  expect(most).toBe(4)
})

test('nothing to do finishes at once', async () => {
  await expect(forEachLimit([], 4, () => Promise.reject(new Error('unexpected')))).resolves.toBeUndefined()
})
