import { isTag, isText } from 'domhandler'
import { type AnyNode, type Document, type Element, findFirst, readText } from '../read-html.ts'

/**
 * A piece of a page's text: a heading with its level, a list item or table row, or a paragraph. A bold paragraph is a heading of level 7.
 */
export type Piece = { text: string; level?: number; item?: Element; isTitle?: boolean }

const maxPieces = 20_000
const skipped = new Set('script style noscript template nav footer button select svg iframe textarea'.split(' '))
const breaking = new Set(
  'p div section article ul ol dl table tbody main header figure figcaption br blockquote form td th dt dd'.split(' '),
)

/** A page's contents in order, without navigation and footer. */
export function readPieces(page: Document): Piece[] {
  const pieces: Piece[] = []
  let text = ''
  let isBold = true
  const end = () => {
    const line = text.replace(/\s+/gu, ' ').trim()
    if (line && pieces.length < maxPieces) pieces.push({ text: line, ...(isBold && line.length <= 80 && { level: 7 }) })
    text = ''
    isBold = true
  }
  const walk = (node: AnyNode, inBold: boolean) => {
    if (isText(node)) {
      text += node.data
      if (!inBold && node.data.trim() !== '') isBold = false
    }
    if (!isTag(node)) return
    if (skipped.has(node.name)) return
    const level = /^h[1-6]$/.test(node.name) ? Number(node.name.charAt(1)) : undefined
    const isItem = node.name === 'tr' || (node.name === 'li' && findFirst('li, h1, h2, h3, h4, h5, h6', node) === undefined)
    if (level !== undefined || isItem) {
      end()
      const line = readText(node)
      if (line && pieces.length < maxPieces)
        pieces.push(level === undefined ? { text: line, item: node } : { text: line, level, isTitle: level === 1 })
      return
    }
    const isBreak = breaking.has(node.name) || node.name === 'li'
    if (isBreak) end()
    for (const child of node.children) walk(child, inBold || node.name === 'strong' || node.name === 'b')
    if (isBreak) end()
  }
  for (const child of page.children) walk(child, false)
  end()
  return pieces
}
