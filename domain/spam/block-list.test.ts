import { expect, test } from 'vitest'
import { findWords, readBlockList, toCandidates, toLessons, writeLine } from './block-list.ts'

test('spam teaches its sites, address and name, but no common site and none of the site’s own', () => {
  const text = 'https://pills.example/x www.youtube.com/c/x https://www.instagram.com/p/1 https://site.test/recipes http://a.site.test'
  expect(toLessons({ name: 'Mark  Malvin', email: 'Mark@Mail.example', text }, ['site.test'])).toEqual([
    { kind: 'host', value: 'pills.example' },
    { kind: 'address', value: 'mark@mail.example' },
    { kind: 'name', value: 'mark malvin' },
  ])
})

test('a line is a site, an address, a name or words', () => {
  const typed = 'https://www.Pills.example/offers?x=1\n\nBo@Mail.example\nname: Mark Malvin\ncheap pills\npills.example\n***\n'
  expect(readBlockList(typed)).toEqual([
    { kind: 'host', value: 'pills.example' },
    { kind: 'address', value: 'bo@mail.example' },
    { kind: 'name', value: 'mark malvin' },
    { kind: 'word', value: 'cheap pills' },
  ])
  for (const entry of readBlockList(typed)) expect(readBlockList(writeLine(entry))).toEqual([entry])
})

test('blocking a site blocks its subdomains', () => {
  const hosts = toCandidates({ name: '', email: '', text: 'https://shop.pills.example/' }).filter(({ kind }) => kind === 'host')
  expect(hosts.map(({ value }) => value)).toEqual(['shop.pills.example', 'pills.example'])
})

test('words match only whole, ignoring case and accents', () => {
  const found = (words: string[], text: string) => findWords(words, { name: 'Ann', email: '', text })
  expect(found(['pills', 'cheap pills'], 'CHEAP, píllś!')).toEqual(['pills', 'cheap pills'])
  expect(found(['pill', 'tail'], 'Pills and cocktails')).toEqual([])
})
