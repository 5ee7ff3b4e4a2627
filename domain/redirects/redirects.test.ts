import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { listRedirectKeys, toLocation, toRedirectKey } from './redirect.ts'
import { redirectDraft } from './redirect-draft.ts'

test.each([
  ['/Old/Page/', '/old/page'],
  ['//old//page', '/page'],
  ['/caf%C3%A9', '/café'],
  ['/a/../b', '/b'],
  ['/%00', undefined],
  ['/%', undefined],
])('%s is found as %s', (path, key) => expect(toRedirectKey(path)).toBe(key))

test.each([
  ['/new', '?page=2', '/new?page=2'],
  ['/new?page=1#end', '?page=2&a=b', '/new?page=1&a=b#end'],
  ['/images/a', '?resize=300%2C200', '/images/a'],
  ['https://eat.example/x', '', 'https://eat.example/x'],
  ['/new', '?p=12&a=b', '/new?a=b'],
  ['https://eat.example/x?y=1', '?z=2', 'https://eat.example/x?y=1&z=2'],
])('%s with %s leads to %s', (target, search, location) => expect(toLocation(target, search)).toBe(location))

test.each([
  ['/', '?p=12', ['/?p=12', '/']],
  ['/', '?p=12&p=12', ['/']],
  ['/', '?p=x', ['/']],
  [
    '/wp-content/uploads/2019/Soup-1-300x200.jpg',
    '',
    ['/wp-content/uploads/2019/soup-1-300x200.jpg', '/wp-content/uploads/2019/soup-1.jpg'],
  ],
  ['/blog/wp-content/uploads/soup-scaled.jpg', '', ['/blog/wp-content/uploads/soup-scaled.jpg', '/blog/wp-content/uploads/soup.jpg']],
  ['/content/images/size/w600/2019/soup.jpg', '', ['/content/images/size/w600/2019/soup.jpg', '/content/images/2019/soup.jpg']],
  ['/soup-300x200.jpg', '', ['/soup-300x200.jpg']],
])('%s%s is found as %j', (path, search, keys) => expect(listRedirectKeys(path, search)).toEqual(keys))

test.each([
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['https://me:secret@eat.example/', false],
  ['ftp://eat.example/', false],
  ['new-page', false],
  ['/new page', true],
  ['http://eat.example', true],
])('%s as a target is accepted: %s', (target, isFine) => {
  expect(redirectDraft.safeParse({ source: '/old', target }).success).toBe(isFine)
})

test('old addresses are paths, full addresses, or queries with only a post’s number', () => {
  const read = (source: string) => redirectDraft.safeParse({ source, target: '/new', status: '302' })
  expect(read('https://old.example/Soup/').data).toEqual({ source: '/soup', target: '/new', status: 302 })
  expect(read('soup').data?.source).toBe('/soup')
  expect(read('/?p=12').data?.source).toBe('/?p=12')
  expect(read('https://old.example/Blog/?page_id=3').data?.source).toBe('/blog?page_id=3')
  for (const source of ['/?p=x', '/?p=12&a=b', '/?q=pie', '/pie?page=2']) expect([source, read(source).success]).toEqual([source, false])
})

test('CSV is read by line, whatever separates its columns', () => {
  expect(readCsv('\uFEFFfrom,to\r\n\r\n"/a,b","/c ""d"""')).toEqual([
    { number: 1, columns: ['from', 'to'] },
    { number: 3, columns: ['/a,b', '/c "d"'] },
  ])
  expect(readCsv('/a;/b;302')).toEqual([{ number: 1, columns: ['/a', '/b', '302'] }])
})
