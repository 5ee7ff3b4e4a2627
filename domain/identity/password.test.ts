import { expect, test } from 'vitest'
import { findPasswordFault } from './password.ts'

test.each(['short', 'nine char', 'ünï-cödé!', 'u\u0308ni\u0308-co\u0308de\u0301!', '🌶🍔🧀🥓🍳🥞🧇🌭🍟', 'ﷺ'])(
  '%s is too short',
  (password) => {
    expect(findPasswordFault(password)).toBe('Use at least 10 characters.')
  },
)

test('at most 128 characters are accepted', () => {
  const long = 'every grill tells a story '.repeat(8)
  expect(findPasswordFault(long.slice(0, 128))).toBeUndefined()
  expect(findPasswordFault(long.slice(0, 129))).toBe('Use at most 128 characters.')
  const signs = '🌶🍔🧀🥓🍳🥞🧇🌭'.repeat(16)
  expect(findPasswordFault(signs)).toBeUndefined()
  expect(findPasswordFault(`${signs}🍟`)).toBe('Use at most 128 characters.')
})

test.each([
  '1234567890',
  '0987654321',
  'Password123',
  'password1234',
  'P@ssw0rd123',
  'qwertyuiop',
  'QWERTYUIOP!',
  'aaaaaaaaaa',
  'abababababab',
  '1111111111',
  'iloveyou12',
  'letmein12345',
  'Administrator1',
  'adminadmin1',
  'welcome12345',
  '1q2w3e4r5t',
  'passwordpassword',
  '123password',
  'abcdefghij',
  '12312312312',
  'griddle12345',
  'Summer2026!',
  'pepperpepe',
  '4567890123',
  'hijklmnopq',
  'abc1234567',
  'monkeymonkey',
  '7up7up7up7up',
  'taxitaxitaxi',
  '!!password!!',
  '$$$letmein$$$',
  'p-a-s-s-w-o-r-d',
  'P@ssw0rd!!!',
  '1q2w3e4r5t!',
  '2026-griddle-2026',
  '!@#$%^&*()',
  '!@#$!@#$!@#$',
  '2026-11-21 2026',
  '＿＿＿ｐａｓｓｗｏｒｄ',
])('%s is too common', (password) => {
  expect(findPasswordFault(password)).toContain('too easy to guess')
})

test.each([
  'hashbrowns',
  'onionsonions',
  'sassafrass',
  '!(4$-7?_2)',
  'spatula spatula',
  '🌶🍔🧀🥓🍳🥞🧇🌭🍟🥪',
  'paprika-on-everything',
  '7 rusty spatulas',
  'hashbrowns & eggs',
  'kdQ7-wm2R-x9Tz',
  'пароль на кухне',
  '83920174658',
])('%s is accepted', (password) => {
  expect(findPasswordFault(password)).toBeUndefined()
})
