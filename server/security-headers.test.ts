import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy } from './security-headers.ts'

function scriptSources(html: string) {
  return /script-src ([^;]*)/.exec(contentPolicy(html))?.[1]?.split(' ')
}

const one = `'sha256-${hash('sha256', 'let a = 1 < 2', 'base64')}'`
const other = `'sha256-${hash('sha256', 'import("/b.js")', 'base64')}'`

test('the scripts that stand in a page may run, each named once, and no others', () => {
  const html =
    '<head><script>let a = 1 < 2</script></head><script type="module" async="">import("/b.js")</script><script>let a = 1 < 2</script>'
  expect(scriptSources(html)).toEqual(["'self'", one, other])
})

test('files, data and what is never closed are no scripts of the page', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="application/json">["b"]</script><script>let a = 1 < 2</script><script>never'
  expect(scriptSources(html)).toEqual(["'self'", one])
})
