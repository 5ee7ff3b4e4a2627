import { expect, test } from 'vitest'
import { knowsAnswer, knowsTag } from './entity-tag.ts'

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

const changedAt = Date.parse('2026-11-21T12:00:00.900Z')

test.each([
  ['Sat, 21 Nov 2026 12:00:00 GMT', true],
  ['Sat, 21 Nov 2026 11:59:59 GMT', false],
  ['Sat, 21 Nov 2026 12:00:01 GMT', false],
  ['some day', false],
  [null, false],
])('without a tag, whoever has the answer of %s has it already: %s', (ifModifiedSince, known) => {
  expect(knowsAnswer({ ifNoneMatch: null, ifModifiedSince }, { etag: '"a"', changedAt })).toBe(known)
})

test('a tag counts before the date, and without either date nobody has the answer', () => {
  const ifModifiedSince = 'Sat, 21 Nov 2026 12:00:00 GMT'
  expect(knowsAnswer({ ifNoneMatch: '"b"', ifModifiedSince }, { etag: '"a"', changedAt })).toBe(false)
  expect(knowsAnswer({ ifNoneMatch: '"a"', ifModifiedSince: null }, { etag: '"a"', changedAt })).toBe(true)
  expect(knowsAnswer({ ifNoneMatch: undefined, ifModifiedSince }, { etag: '"a"', changedAt: undefined })).toBe(false)
})
