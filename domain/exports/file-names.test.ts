import { expect, test } from 'vitest'
import { openFileNames } from './file-names.ts'

test('a title becomes a name that every file system accepts', () => {
  const toName = openFileNames()
  expect(toName('Half & half: 1/2 "milk" \\ cream?\0')).toBe('Half & half 1 2 milk cream')
  expect(toName('../../etc/passwd')).toBe('etc passwd')
  expect(toName('🍔 Bürger\ud800')).toBe('🍔 Bürger')
  expect(Buffer.byteLength(toName('🍔'.repeat(300)))).toBeLessThan(230)
  expect([toName(''), toName('...'), toName('CON'), toName('aux.cook')]).toEqual(['untitled', 'untitled 2', '_CON', '_aux.cook'])
})

test('each name is given once, ignoring case', () => {
  const toName = openFileNames(['recipes'])
  expect(['Recipes', 'Soup', 'soup', 'Soup 2', 'SOUP'].map(toName)).toEqual(['Recipes 2', 'Soup', 'soup 2', 'Soup 2 2', 'SOUP 3'])
})
