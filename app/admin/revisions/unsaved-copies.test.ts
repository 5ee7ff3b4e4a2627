import { expect, test } from 'vitest'
import { gatherCopies } from './unsaved-copies.ts'

const stored = { title: 'Soup', content: 'Boil.' }
const copy = (id: string, minute: number, fields: Record<string, string>, base = 3) => ({
  ...{ id, base, fields },
  savedAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
})
const tell = (server: ReturnType<typeof copy>[], browser: ReturnType<typeof copy>[]) =>
  gatherCopies(stored, server, browser).map(({ fields, continued, onDevice }) => [fields.title, continued.map(({ id }) => id), onDevice])

test('every unsaved text is listed, newest first, each with the copies that contain it', () => {
  const server = [copy('a', 3, { title: 'Stew' }), copy('b', 1, { title: 'Broth' })]
  const browser = [copy('c', 2, { title: 'Bisque' }), copy('d', 4, { title: 'Chowder' })]
  expect(tell(server, browser)).toEqual([
    ['Chowder', [], ['d']],
    ['Stew', ['a'], []],
    ['Bisque', [], ['c']],
    ['Broth', ['b'], []],
  ])
})

test('for one copy the browser’s text counts, whatever the clocks say', () => {
  expect(tell([copy('a', 9, { title: 'Stew' })], [copy('a', 1, { title: 'Stews' })])).toEqual([['Stews', ['a'], ['a']]])
})

test('the same text is offered once, unless it is based on another revision', () => {
  expect(tell([copy('a', 1, { title: 'Stew' })], [copy('b', 2, { title: 'Stew', imageAlt: '' })])).toEqual([['Stew', ['a'], ['b']]])
  expect(tell([copy('a', 1, { title: 'Stew' }), copy('b', 2, { title: 'Stew' }, 2)], [])).toHaveLength(2)
})

test('a text equal to the stored one is not unsaved', () => {
  expect(tell([copy('a', 1, { title: 'Soup', tags: '[]', formattedDate: '2026-11-21' })], [])).toEqual([])
})
