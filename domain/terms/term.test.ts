import { expect, test } from 'vitest'
import { joinNames, replaceNames, splitNames, toTermSlug } from './term.ts'

test('names that differ only in case, accents or hyphens are one', () => {
  expect(['Crème brûlée', 'creme-brulee', ' CREME  Brulee '].map(toTermSlug)).toEqual(Array(3).fill('creme-brulee'))
  expect(splitNames('Baking, baking,  Cast   iron , cast-iron,, !!')).toEqual(['Baking', 'Cast iron'])
  expect(splitNames(null)).toEqual([])
  expect(joinNames(['B', 'a', 'b'])).toBe('B, a')
  expect(joinNames([])).toBeNull()
})

test('a name is replaced in place, and never occurs twice', () => {
  const slugs = new Set(['bbq', 'barbeque'])
  expect(replaceNames('Salt, BBQ, Ribs', slugs, 'Barbecue')).toBe('Salt, Barbecue, Ribs')
  expect(replaceNames('Barbecue, Barbeque', slugs, 'Barbecue')).toBe('Barbecue')
  expect(replaceNames('BBQ', slugs)).toBeNull()
})
