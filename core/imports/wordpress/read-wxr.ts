import { SaxesParser } from 'saxes'
import type { SourceFiles } from '#core/imports/source-files.ts'
import { createXmlMender } from './mend-xml.ts'

export type WxrNode = { name: string; attributes: Record<string, string>; text: string; children: WxrNode[]; line: number }

/** What a file holds, in order. An item comes before its comments; `item` of a comment is that one. Nothing follows a fault. */
export type WxrPart = { kind: 'node'; node: WxrNode } | { kind: 'comment'; node: WxrNode; item: WxrNode } | { kind: 'fault'; line: number }

/** Characters that XML doesn't have, which WordPress exports all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Faults of single characters, after which the rest can be read. */
const harmless = /entity|disallowed (?:character|in char data)|outside of root/i

/** No text of a post is as long; it would be in memory several times. */
const maxUntagged = 20_000_000

/** Reads a WXR file as a stream: no more than an item without its comments is in memory. */
export async function* readWxr(files: SourceFiles, name: string): AsyncGenerator<WxrPart> {
  const parser = new SaxesParser({ xmlns: false })
  const open: WxrNode[] = []
  let parts: WxrPart[] = []
  let hasFault = false
  let sent: WxrNode | undefined
  let untagged = 0
  parser.on('error', ({ message }) => {
    if (harmless.test(message) || hasFault) return
    hasFault = true
    parts.push({ kind: 'fault', line: parser.line })
  })
  parser.on('opentag', ({ name: tag, attributes }) => {
    untagged = 0
    const node = { name: tag, attributes: { ...attributes }, text: '', children: [], line: parser.line }
    const item = open[2]
    if (tag === 'wp:comment' && open.length === 3 && item && sent !== item && !hasFault) {
      sent = item
      parts.push({ kind: 'node', node: item })
    }
    open.push(node)
  })
  const addText = (text: string) => {
    const node = open.at(-1)
    if (node && open.length > 3) node.text += text
    else if (node && open.length === 3 && node.name !== 'item') node.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    untagged = 0
    const node = open.pop()
    if (!node || hasFault) return
    const parent = open.at(-1)
    if (open.length === 2 && node !== sent) parts.push({ kind: 'node', node })
    else if (open.length === 3 && node.name === 'wp:comment' && parent) parts.push({ kind: 'comment', node, item: parent })
    else if (open.length > 2) parent?.children.push(node)
  })
  const mend = createXmlMender()
  let isFirst = true
  for await (const piece of await files.streamText(name)) {
    if (piece === '') continue
    const text = mend(piece.replace(illegal, ''))
    untagged += text.length
    parser.write(isFirst ? text.trimStart() : text)
    if (untagged > maxUntagged && !hasFault) {
      hasFault = true
      parts.push({ kind: 'fault', line: parser.line })
    }
    isFirst &&= text.trim() === ''
    yield* parts
    parts = []
    if (hasFault) return
  }
  parser.write(mend(''))
  parser.close()
  yield* parts
}

/** The text of a node's child, trimmed; '' for none. */
export function textOf(node: WxrNode, name: string) {
  return node.children.find((child) => child.name === name)?.text.trim() ?? ''
}

/** The values of `wp:postmeta` or `wp:commentmeta` by key; the first of each. */
export function readMeta(node: WxrNode) {
  const meta = new Map<string, string>()
  for (const child of node.children) {
    if (child.name !== 'wp:postmeta' && child.name !== 'wp:commentmeta') continue
    const key = textOf(child, 'wp:meta_key')
    if (!meta.has(key)) meta.set(key, child.children.find(({ name }) => name === 'wp:meta_value')?.text ?? '')
  }
  return meta
}
