import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openText } from '#core/imports/source-files.ts'
import { createXmlMender } from './mend-xml.ts'
import { readMeta, readWxr, textOf } from './read-wxr.ts'

async function read(xml: string) {
  const parts = []
  for await (const part of readWxr(openText('a.xml', xml), 'a.xml')) parts.push(part)
  return parts
}

const item = (inner: string) => `<item><title>Soup</title>${inner}</item>`
const file = (inner: string) => `<?xml version="1.0"?><rss><channel>${inner}</channel></rss>`

test('an item comes before its comments, once', async () => {
  const parts = await read(file(item('<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment><wp:comment></wp:comment>') + item('')))
  expect(parts.map(({ kind }) => kind)).toEqual(['node', 'comment', 'comment', 'node'])
})

test('split CDATA, control characters and a bare & are read', async () => {
  const [part] = await read(file(item('<x><![CDATA[a]]]]><![CDATA[>b]]>\u0007 & c</x>')))
  expect(part?.kind === 'node' && textOf(part.node, 'x')).toBe('a]]>b & c')
})

test.each([
  ['tags that don’t match', '<item><a></b></item>'],
  ['an entry that isn’t closed', '<item><title>Broken</title>'],
  ['a tag that breaks off', '<item><title>Bro<</title></item>'],
])('what comes before and after %s is read', async (_, broken) => {
  const xml = `<rss><channel>${item('')}\n${broken}\n${item('<x>1</x>')}\n${item('<x>2</x>')}</channel></rss>`
  const whole = await read(xml)
  expect(whole.map((part) => (part.kind === 'node' ? textOf(part.node, 'x') : part.kind))).toEqual(['', 'fault', '1', '2'])
  expect(whole.flatMap((part) => (part.kind === 'node' ? part.node.line : []))).toEqual([1, 3, 4])
  for (const size of [1, 7, 40]) {
    const pieces = Array.from({ length: Math.ceil(xml.length / size) }, (_, index) => xml.slice(index * size, (index + 1) * size))
    const files = { ...openText('a.xml', ''), streamText: async () => Readable.from(pieces) }
    const kinds = []
    for await (const { kind } of readWxr(files, 'a.xml')) kinds.push(kind)
    expect(kinds).toEqual(['node', 'fault', 'node', 'node'])
  }
})

test('the line of an error is reported', async () => {
  const parts = await read(`<rss><channel>${item('')}\n<item><a></b></item>${item('')}</channel></rss>`)
  expect(parts.map((part) => (part.kind === 'fault' ? part.line : part.kind))).toEqual(['node', 2, 'node'])
})

test('entities of the document are not expanded', async () => {
  const [part] = await read(`<!DOCTYPE rss [<!ENTITY a "boom">]>${file(item('<x>&a;</x>')).replace(/^<\?.*?\?>/, '')}`)
  expect(part?.kind === 'node' && textOf(part.node, 'x')).not.toContain('boom')
})

test('values are read by their keys, whatever these are', async () => {
  const meta = '<wp:postmeta><wp:meta_key>__proto__</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>'
  const [part] = await read(file(item(meta)))
  expect(part?.kind === 'node' && readMeta(part.node).get('__proto__')).toBe('1')
})

test('a bare & is read wherever a file is split', () => {
  const xml = '<a>?b=1&c=2&amp;d&#38;<![CDATA[e&f&amp;]]>&<![CDATA[&]]>&gt;</a>'
  for (let size = 1; size < xml.length; size++) {
    const mend = createXmlMender()
    const pieces = Array.from({ length: Math.ceil(xml.length / size) }, (_, index) => mend(xml.slice(index * size, (index + 1) * size)))
    expect(pieces.join('') + mend('')).toBe('<a>?b=1&amp;c=2&amp;d&#38;<![CDATA[e&f&amp;]]>&amp;<![CDATA[&]]>&gt;</a>')
  }
})

test('a text longer than any real one is not waited for', async () => {
  const pieces = [
    `<rss><channel>${item('')}<item><x>`,
    ...Array.from({ length: 25 }, () => 'a'.repeat(1_000_000)),
    '</x></item></channel></rss>',
  ]
  const files = { ...openText('a.xml', ''), streamText: async () => Readable.from(pieces) }
  const kinds = []
  for await (const { kind } of readWxr(files, 'a.xml')) kinds.push(kind)
  expect(kinds).toEqual(['node', 'fault'])
})
