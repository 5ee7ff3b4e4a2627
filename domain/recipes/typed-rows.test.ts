import { expect, test } from 'vitest'
import { typedRows } from './typed-parts.ts'
import { readRows, writeRows } from './typed-rows.ts'

test('rows without text are dropped, a single one is a list, and there may be none', () => {
  const rows = typedRows()
  expect(rows.parse(['Salt.', ' ', '', 'Heat.']).lines).toEqual(['Salt.', 'Heat.'])
  expect(rows.parse('Salt.').lines).toEqual(['Salt.'])
  for (const nothing of [undefined, '', [], ['', ' ']]) expect(rows.parse(nothing).lines).toEqual([])
  expect(rows.parse(Array.from({ length: 200 }, () => 'Salt.')).lines).toHaveLength(200)
  expect(rows.safeParse(Array.from({ length: 201 }, () => 'Salt.')).success).toBe(false)
})

test('headings and tips are among the lines, with their kind as a prefix or in a field of its own', () => {
  const read = {
    lines: ['Whisk.', 'Fry.'],
    groups: [
      { heading: 'Sauce', start: 0 },
      { heading: 'Patties', start: 1 },
    ],
    extras: [{ tip: 'Use a lid.' }, {}],
  }
  expect(readRows(['## Sauce', 'Whisk.', '> Use a lid.', '## Patties', 'Fry.'])).toEqual(read)
  expect(readRows(['##', 'Sauce', 'Whisk.', '>', 'Use a lid.', '##', '', '##', 'Patties', 'Fry.', '>', ''])).toEqual(read)
  expect(readRows(writeRows(read.lines, read.groups, read.extras))).toEqual(read)
})

test('a picture belongs to the step above, with its description, and stays with the tip', () => {
  const rows = ['Fry.', '> Use a lid.', '! /images/hero Browned all over', 'Serve.']
  const extras = [{ tip: 'Use a lid.', image: '/images/hero', imageAlt: 'Browned all over' }, {}]
  expect(readRows(rows)).toEqual({ lines: ['Fry.', 'Serve.'], groups: [], extras })
  expect(readRows(['Fry.', '>', 'Use a lid.', '!', '/images/hero Browned all over', 'Serve.', '!', '']).extras).toEqual(extras)
  expect(writeRows(['Fry.', 'Serve.'], [], extras)).toEqual(rows)
  expect(readRows(['! /images/hero', 'Fry.']).extras).toEqual([{}])
  expect(typedRows().safeParse(['Fry.', '! https://elsewhere.example/1.jpg']).success).toBe(false)
})

test('a tip without a step above it is a step, and a heading without lines is kept', () => {
  expect(readRows(['> Rest.', '## Last'])).toEqual({ lines: ['Rest.'], groups: [{ heading: 'Last', start: 1 }], extras: [{}] })
  expect(writeRows([], [{ heading: 'Last', start: 0 }])).toEqual(['## Last'])
})
