import { expect, test } from 'vitest'
import { readFormat } from './word-lists.ts'

test.each([
  ['font-weight:700;font-style:italic', { strong: true, em: true }],
  ['FONT-WEIGHT: Bold ', { strong: true }],
  ['font-weight:400;font-style:normal', { strong: false, em: false }],
  ['font-weight:normal', { strong: false }],
  ["mso-bidi-font-weight:normal;font:7.0pt 'Times New Roman'", {}],
  ['text-decoration:underline;-webkit-text-decoration-skip:none', { u: true, s: false }],
  ['text-decoration-line: line-through', { u: false, s: true }],
  ['text-decoration:none', { u: false, s: false }],
  ['vertical-align:super', { sup: true }],
  ['vertical-align:\n sub', { sub: true }],
  ['vertical-align:baseline;color:red', {}],
  ['', {}],
  ['nonsense; :;;x', {}],
])('the style %j has these formats', (style, format) => {
  expect(readFormat(style)).toEqual(format)
})
