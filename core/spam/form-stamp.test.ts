import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeStamp, readStamp } from './form-stamp.ts'

const sign = (secret: string) => (text: string) => createHmac('sha256', secret).update(text).digest()
const now = new Date('2026-11-21T12:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a stamp tells its age to anyone with the secret', () => {
  const stamp = makeStamp(sign('a'), now)
  expect(readStamp(sign('a'), stamp, later(2))).toBe(2000)
  expect(readStamp(sign('b'), stamp, later(2))).toBeUndefined()
})

test('a missing, old, future or changed stamp tells nothing', () => {
  const stamp = makeStamp(sign('a'), now)
  expect(readStamp(sign('a'), '', now)).toBeUndefined()
  expect(readStamp(sign('a'), stamp, later(3600))).toBeUndefined()
  expect(readStamp(sign('a'), stamp, later(-1))).toBeUndefined()
  expect(readStamp(sign('a'), stamp.replace(/^./, '0'), later(2))).toBeUndefined()
  expect(readStamp(sign('a'), stamp.slice(0, -1), later(2))).toBeUndefined()
})
