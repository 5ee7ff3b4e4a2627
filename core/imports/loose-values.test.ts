import { expect, test } from 'vitest'
import { toExtra, toPlainLines, toPlainText, toValid } from './loose-values.ts'

const post = { kind: 'post', sourceId: '1', title: 'Soup', state: 'published', html: '<p>Hot</p>' }

test('a record loses only the fields that are out of range, and names them', () => {
  expect(toValid({ ...post, createdAt: 'soon', tags: ['a'.repeat(20_000)], warnings: ['One.'] }, 'x')).toEqual({
    ...post,
    warnings: ['One.', 'Its field createdAt is out of range and was left out.', 'Its field tags is out of range and was left out.'],
  })
  const recipe = {
    kind: 'recipe',
    sourceId: '1',
    title: 'Soup',
    state: 'draft',
    steps: [],
    ingredients: [{ lines: ['a'.repeat(2_000_001)] }],
  }
  expect(toValid(recipe, 'x')).toMatchObject({
    kind: 'recipe',
    ingredients: [],
    warnings: ['Its field ingredients is out of range and was left out.'],
  })
})

test('a record without a required field is refused', () => {
  const reason = 'Its field html is missing or out of range.'
  expect(toValid({ ...post, html: 'a'.repeat(2_000_001) }, 'x')).toEqual({ kind: 'unreadable', place: 'x', title: 'Soup', reason })
})

test('a text too long for any record is not parsed', () => {
  const text = '<p>a</p>\n'.repeat(300_000)
  expect([toPlainLines(text).length, toPlainText(text)?.length]).toEqual([1, text.trim().length])
})

test('characters that no XML document may contain are removed, even as character references', () => {
  expect(toPlainText('a&#x10;b&#xFFFE;c\u0001d\ufffe')).toBe('abcd')
  expect(toPlainLines('a&#x10;b\nc\u000bd')).toEqual(['ab', 'cd'])
  expect(toExtra({ a: ['b\u0001'] })).toEqual({ a: ['b'] })
  expect(toValid({ ...post, title: 'So\uffffup', html: '<p>a\u0010</p>' }, 'x')).toMatchObject({ title: 'Soup', html: '<p>a</p>' })
})

test('style sheets and scripts are not text, even over several lines', () => {
  expect(toPlainLines('<style type="text/css">\n.a { color: red }\n</style>One<script>x</script>\nTwo')).toEqual(['One', 'Two'])
  expect(toPlainText('&lt;style&gt;.a{}&lt;/style&gt;One')).toBe('One')
})
