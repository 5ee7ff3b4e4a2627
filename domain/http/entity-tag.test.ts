import { expect, test } from 'vitest'
import { knowsTag } from './entity-tag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b","a"', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%s names the tag: %s', (ifNoneMatch, known) => {
  expect(knowsTag(ifNoneMatch, '"a"')).toBe(known)
})
