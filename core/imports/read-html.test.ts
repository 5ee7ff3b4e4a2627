import { expect, test } from 'vitest'
import { findAll, parseHtml, readText, toTextLines } from './read-html.ts'

test('HTML nested more deeply than any page keeps its texts', () => {
  const deep = parseHtml(`${'<div><b a="<">'.repeat(100_000)}one</div><p>two`)
  expect(readText(deep.children)).toBe('onetwo')
  expect(findAll('div', deep).length).toBeLessThan(1000)
  expect(toTextLines('<div>'.repeat(50_000))).toEqual([])
})

test('a long page with elements that never end is left as it is', () => {
  const page = parseHtml(`<ul>${'<li>one<svg><path d="M0 0"/></svg><br>'.repeat(5000)}</ul>`)
  expect(findAll('li', page)).toHaveLength(5000)
  expect(findAll('path', page)).toHaveLength(5000)
})
