import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'
import { kinds } from './kinds.ts'

test('the documents name every kind, and as long the ones that run only when they are named', () => {
  const contributing = readFileSync(join(root, 'docs/contributing.md'), 'utf8')
  for (const [name, { isLong }] of Object.entries(kinds))
    expect(contributing).toContain(isLong ? `\`npm run bench -- ${name}\`` : `\`${name}\``)
})

test('no two kinds share a place in the report', () => {
  const titles = Object.values(kinds).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})
