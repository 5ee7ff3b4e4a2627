import { expect, test } from 'vitest'
import { toExportedFile, toRelativeLink } from './exported-file.ts'

test.each([
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/recipes', 'recipes/index.html'],
  ['/recipes?page=2', 'recipes/page-2/index.html'],
  ['/recipes?type=top-seller&page=3', 'recipes/type-top-seller/page-3/index.html'],
  ['/recipes/jalape%C3%B1os', 'recipes/jalapeños/index.html'],
  ['/recipes/chili.json', 'recipes/chili.json'],
  ['/recipes/rss.xml', 'recipes/rss.xml'],
  ['/images/hero/800.webp', 'images/hero/800.webp'],
])('%s is the file %s', (address, file) => {
  expect(toExportedFile(address)).toBe(file)
})

test('no page takes the folder of another page of a list', () => {
  expect(toExportedFile('/recipes/page-2')).not.toBe(toExportedFile('/recipes?page=2'))
})

test.each(['/recipes/%2e%2e%2f%2e%2e%2fx', '/..%2Fx', '/a%5Cb', '/a%00b', '/a:b'])('%s stays in the folder', (address) => {
  expect(toExportedFile(address)).toMatch(/^(?:recipes\/)?[\p{L}\p{N}-]+\/index\.html$/u)
})

test('a name that is too long for a file system is shortened, and stays another one', () => {
  const [one, other] = ['a', 'b'].map((end) => toExportedFile(`/recipes/${encodeURIComponent('é'.repeat(150))}${end}`))
  expect(Buffer.byteLength(one?.split('/')[1] ?? '')).toBeLessThan(200)
  expect(one).not.toBe(other)
})

test('links are relative, and readable for browsers', () => {
  expect(toRelativeLink('index.html', 'recipes/index.html')).toBe('recipes/index.html')
  expect(toRelativeLink('recipes/chili/index.html', 'tags/crème/index.html')).toBe('../../tags/cr%C3%A8me/index.html')
})
