import { expect, test } from 'vitest'
import { toPastedLines } from './pasted-lines.ts'

test.each([
  ['one line', ['one line']],
  ['1 lb chuck\r\n\r\n  2 onions \n', ['1 lb chuck', '2 onions']],
  ['- salt\n• pepper\n* oil', ['salt', 'pepper', 'oil']],
  ['1. Fry it.\n2) Eat it.', ['Fry it.', 'Eat it.']],
  ['1.5 lb chuck\n½ cup milk\n-5 °C', ['1.5 lb chuck', '½ cup milk', '-5 °C']],
  [' \n ', []],
])('%j is pasted as %j', (text, lines) => {
  expect(toPastedLines(text)).toEqual(lines)
})
