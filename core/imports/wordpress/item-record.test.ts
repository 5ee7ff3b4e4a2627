import { expect, test } from 'vitest'
import { readPhpValue } from './item-record.ts'

test.each([
  ['lengths in bytes', 'a:1:{s:4:"name";s:5:"crêe";}', { name: 'crêe' }],
  ['lengths that XML made wrong', 'a:1:{i:0;s:4:"a\nb";}', ['a\nb']],
  ['JSON', '{"a":1}', { a: 1 }],
  ['what is cut off', 'a:1:{', undefined],
  ['an object', 'O:8:"stdClass":0:{}', undefined],
  ['an object within', 'a:1:{i:0;O:6:"Object":0:{}}', undefined],
  ['a class of every object', 'a:1:{i:0;O:11:"constructor":0:{}}', undefined],
])('%s', (_, text, value) => {
  expect(readPhpValue(text)).toEqual(value)
})
