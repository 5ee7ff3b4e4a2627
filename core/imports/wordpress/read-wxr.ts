import { SaxesParser } from 'saxes'
import type { SourceFiles } from '#core/imports/source-files.ts'
import { createXmlMender } from './mend-xml.ts'

export type WxrNode = { name: string; attributes: Record<string, string>; text: string; children: WxrNode[]; line: number }

/**
 * A file's contents, in order. An item comes before its comments; a comment's `item` is that one. After an error, the next complete item
 * follows.
 */
export type WxrPart = { kind: 'node'; node: WxrNode } | { kind: 'comment'; node: WxrNode; item: WxrNode } | { kind: 'fault'; line: number }

/** Characters that XML forbids, which WordPress exports anyway. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Errors of single characters, after which the rest can be read. */
const harmless = /entity|disallowed (?:character|in char data)|outside of root/i

/** No post's text is as long; it would be in memory several times. */
const maxUntagged = 20_000_000

/** With more errors, the file isn't an export. */
const maxFaults = 1000

const itemStart = '<item>'

/** What precedes the items. */
const aboveItems = '<rss><channel>'

/** Reads a WXR file as a stream: no more than an item without its comments is in memory. After an error it continues with the next item. */
export async function* readWxr(files: SourceFiles, name: string): AsyncGenerator<WxrPart> {
  const mend = createXmlMender()
  let reader = openReader(0)
  let faults = 0
  let lines = 0
  let isFirst = true
  // Text skipped after an error, at whose end an item may begin.
  let skipped: string | undefined
  for await (const piece of withEnd(await files.streamText(name))) {
    // Only at the end of the file is an empty chunk passed on.
    if (piece === '') continue
    let text: string = mend((piece ?? '').replace(illegal, ''))
    if (isFirst) text = text.trimStart()
    isFirst &&= text === ''
    for (;;) {
      if (skipped !== undefined) {
        const whole: string = skipped + text
        const at = whole.indexOf(itemStart)
        if (at < 0) {
          skipped = whole.slice(1 - itemStart.length)
          lines += countLines(whole) - countLines(skipped)
          break
        }
        skipped = undefined
        lines += countLines(whole.slice(0, at))
        reader = openReader(lines)
        reader.write(aboveItems)
        text = whole.slice(at)
      }
      const fault = reader.write(text)
      yield* reader.takeParts()
      if (fault === undefined) break
      if (++faults > maxFaults) return
      lines = fault.line
      skipped = fault.isItem ? itemStart : ''
      text = text.slice(fault.offset)
    }
  }
  if (skipped !== undefined) return
  reader.close()
  yield* reader.takeParts()
}

async function* withEnd(pieces: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  yield* pieces
  yield undefined
}

function countLines(text: string) {
  return text.split('\n').length - 1
}

/**
 * Reads XML up to its first error, which `write` returns: how many lines are before it, where in the written text the rest begins, and
 * whether that is inside an item.
 */
function openReader(linesBefore: number) {
  const parser = new SaxesParser({ xmlns: false })
  const open: WxrNode[] = []
  let parts: WxrPart[] = []
  let fault: { line: number; position: number; isItem: boolean } | undefined
  let written = 0
  let sent: WxrNode | undefined
  let untagged = 0
  const lineOf = () => linesBefore + parser.line
  const addFault = (position: number, isItem = false) => {
    if (fault) return
    fault = { line: lineOf() - 1, position, isItem }
    parts.push({ kind: 'fault', line: lineOf() })
  }
  parser.on('error', ({ message }) => {
    if (!harmless.test(message)) addFault(parser.position)
  })
  parser.on('opentag', ({ name: tag, attributes }) => {
    untagged = 0
    // The item before it isn't closed.
    if (tag === 'item' && open.length > 2) addFault(parser.position, true)
    const node = { name: tag, attributes: { ...attributes }, text: '', children: [], line: lineOf() }
    const item = open[2]
    if (tag === 'wp:comment' && open.length === 3 && item && sent !== item && !fault) {
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
    if (!node || fault) return
    const parent = open.at(-1)
    if (open.length === 2 && node !== sent) parts.push({ kind: 'node', node })
    else if (open.length === 3 && node.name === 'wp:comment' && parent) parts.push({ kind: 'comment', node, item: parent })
    else if (open.length > 2) parent?.children.push(node)
  })
  return {
    write(text: string) {
      const start = written
      written += text.length
      untagged += text.length
      parser.write(text)
      if (untagged > maxUntagged) addFault(written)
      return fault && { ...fault, offset: Math.max(0, fault.position - start) }
    },
    close: () => void parser.close(),
    takeParts() {
      const taken = parts
      parts = []
      return taken
    },
  }
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
