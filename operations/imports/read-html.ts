import { selectAll, selectOne } from 'css-select'
import { render } from 'dom-serializer'
import type { AnyNode, Document, Element, ParentNode } from 'domhandler'
import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'

export type { AnyNode, Document, Element }

/** Parses HTML of any quality; nothing in it is run or fetched. */
export function parseHtml(html: string): Document {
  return parseDocument(html)
}

/** The elements below a node that a CSS selector names, in order. */
export function findAll(selector: string, below: ParentNode): Element[] {
  return selectAll<AnyNode, Element>(selector, below.children)
}

/** The elements among nodes and below them. */
export function findAmong(selector: string, nodes: AnyNode[]): Element[] {
  return selectAll<AnyNode, Element>(selector, nodes)
}

/** The first of those below a node. */
export function findFirst(selector: string, below: ParentNode): Element | undefined {
  return selectOne<AnyNode, Element>(selector, below.children) ?? undefined
}

/** The text of nodes, with white space collapsed. */
export function readText(nodes: AnyNode | AnyNode[] | undefined) {
  return nodes === undefined ? '' : textContent(nodes).replace(/\s+/gu, ' ').trim()
}

/** The HTML within an element. */
export function toInnerHtml(element: ParentNode) {
  return render(element.children)
}

const blocks = new Set(['p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'section', 'article', 'blockquote', 'br'])

/** The lines of text in HTML: one for each block and line break, without empty ones. */
export function toTextLines(html: string): string[] {
  let text = ''
  const walk = (node: AnyNode) => {
    if (node.type === 'text') text += node.data.replace(/\s+/gu, ' ')
    if (!('children' in node)) return
    const isBlock = 'name' in node && blocks.has(node.name)
    if (isBlock) text += '\n'
    node.children.forEach(walk)
    if (isBlock) text += '\n'
  }
  parseHtml(html).children.forEach(walk)
  return text.split('\n').flatMap((line) => line.replace(/\s+/gu, ' ').trim() || [])
}
