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
])('without a tag, a client that has the response of %s is up to date: %s', (ifModifiedSince, known) => {
  expect(knowsAnswer({ ifNoneMatch: null, ifModifiedSince }, { etag: '"a"', changedAt })).toBe(known)
})

test('a tag takes precedence over the date, and without either, no client is up to date', () => {
  const ifModifiedSince = 'Sat, 21 Nov 2026 12:00:00 GMT'
  expect(knowsAnswer({ ifNoneMatch: '"b"', ifModifiedSince }, { etag: '"a"', changedAt })).toBe(false)
  expect(knowsAnswer({ ifNoneMatch: '"a"', ifModifiedSince: null }, { etag: '"a"', changedAt })).toBe(true)
  expect(knowsAnswer({ ifNoneMatch: undefined, ifModifiedSince }, { etag: '"a"', changedAt: undefined })).toBe(false)
})
