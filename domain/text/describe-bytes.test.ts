import { expect, test } from 'vitest'
import { describeBytes } from './describe-bytes.ts'

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [999_999, '1000 KB'],
  [1_000_000, '1.0 MB'],
  [1_234_567_890, '1.2 GB'],
  [5e15, '5000.0 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(describeBytes(bytes)).toBe(words)
})
