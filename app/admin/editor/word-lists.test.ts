import { expect, test } from 'vitest'
import { readPlace, readSign } from './word-lists.ts'

test.each([
  ['margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1', { id: 'l0', level: 2 }],
  ['mso-list:\nl12 level1 lfo3;tab-stops:36.0pt', { id: 'l12', level: 1 }],
  ['mso-list:none', undefined],
  ['mso-list:Ignore', undefined],
  ['color:red', undefined],
])('the style %j names this list and level', (style, place) => {
  expect(readPlace(style)).toEqual(place)
})

test.each([
  ['·', false, 1],
  ['o', false, 1],
  ['§', false, 1],
  ['-', false, 1],
  ['', false, 1],
  ['1.', true, 1],
  ['12)', true, 12],
  ['(3)', true, 3],
  ['2', true, 2],
  ['1.4.', true, 4],
  ['a)', true, 1],
  ['iv.', true, 1],
])('the marker %j: numbered is %s, from %d', (sign, isOrdered, start) => {
  expect(readSign(sign)).toEqual({ isOrdered, start })
})
