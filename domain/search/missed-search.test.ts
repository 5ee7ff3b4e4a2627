import { expect, test } from 'vitest'
import { isPersonsBrowser, toMissedSearch } from './missed-search.ts'

test.each([
  ['  Crème  BRÛLÉE ', 'creme brulee'],
  ['pho', 'pho'],
  ['7 layer dip', '7 layer dip'],
])('%j is stored as %j', (typed, kept) => expect(toMissedSearch(typed)).toBe(kept))

test.each([
  '',
  'x',
  '12',
  '!!',
  'ann@mail.example',
  '+1 (555) 0100 22',
  '4111 1111',
  'https://x.example',
  'a b c d e f g h',
  'x'.repeat(61),
])('%j is not stored', (typed) => expect(toMissedSearch(typed)).toBeUndefined())

test('robots are not counted', () => {
  expect(isPersonsBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1')).toBe(true)
  for (const agent of [undefined, '', 'curl/8.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)']) expect(isPersonsBrowser(agent)).toBe(false)
})
