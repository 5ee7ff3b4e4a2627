import { expect, test } from 'vitest'
import { linkAuthors, listAuthors, listAuthorTerms, replaceAuthors } from './bylines.ts'

test.each([
  ['June Okafor', ['June Okafor']],
  ['June Okafor and Sam Lee', ['June Okafor', 'Sam Lee']],
  [' June  Okafor & Sam Lee and Pat', ['June Okafor', 'Sam Lee', 'Pat']],
  ['June and june', ['June']],
  ['The kitchen and bar team', ['The kitchen and bar team']],
  ['Sandy Anderson', ['Sandy Anderson']],
  ['', []],
  [null, []],
])('the authors in the byline %j are %j', (byline, names) => {
  expect(listAuthors(byline)).toEqual(names)
})

test('an author whose name is an email address, or has no letters, has no page', () => {
  expect(listAuthorTerms('june@site.test and Sam Lee and ***')).toEqual([{ kind: 'author', name: 'Sam Lee' }])
  expect(linkAuthors('june@site.test and Sam Lee')).toEqual([
    { text: 'june@site.test' },
    { text: ' and ' },
    { text: 'Sam Lee', path: '/authors/sam-lee' },
  ])
})

test('a name is replaced in place, and nobody is named twice', () => {
  const june = new Set(['june', 'june-o'])
  expect(replaceAuthors('Sam Lee & June O', june, 'June Okafor')).toBe('Sam Lee & June Okafor')
  expect(replaceAuthors('June and June Okafor', june, 'June Okafor')).toBe('June Okafor')
  expect(replaceAuthors('Juneau Smith', june, 'June Okafor')).toBe('Juneau Smith')
})
