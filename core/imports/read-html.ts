import { selectAll, selectOne } from 'css-select'
import { render } from 'dom-serializer'
import type { AnyNode, Document, Element, ParentNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'

export type { AnyNode, Document, Element }

const maxDepth = 1000

/** Elements without content, or that end where the next one begins. */
const unnested = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option path circle ellipse line polygon ' +
    'polyline rect stop use image animate animatetransform'
  ).split(' '),
)

/** Parses HTML of any quality; nothing in it is run or fetched. */
export function parseHtml(html: string): Document {
  return parseDocument(html.length < maxDepth * 3 ? html : flatten(html))
}

/** HTML whose tags beyond the depth of any real page are emptied: parsing time grows with the square of the depth. */
function flatten(html: string) {
  const open = new Map<string, number>()
  let depth = 0
  return html.replace(/<(\/?)([a-z][a-z0-9:-]*)/gi, (whole, slash: string, name: string) => {
    const key = name.toLowerCase()
    if (unnested.has(key)) return whole
    const count = open.get(key) ?? 0
    if (slash && count === 0) return whole
    open.set(key, slash ? count - 1 : count + 1)
    const own = slash ? depth-- : ++depth
    return own > maxDepth ? `<${slash}wbr` : whole
  })
}

/** The elements below a node that match a CSS selector, in order. */
export function findAll(selector: string, below: ParentNode): Element[] {
  return selectAll<AnyNode, Element>(selector, below)
}

/** The elements among nodes and below them. */
export function findAmong(selector: string, nodes: AnyNode[]): Element[] {
  return selectAll<AnyNode, Element>(selector, nodes)
}

/** The first match below a node. */
export function findFirst(selector: string, below: ParentNode): Element | undefined {
  return selectOne<AnyNode, Element>(selector, below) ?? undefined
}

/** The text of nodes as a page shows it, with white space collapsed. */
export function readText(nodes: AnyNode | AnyNode[] | undefined) {
  return nodes === undefined ? '' : toShownText(nodes).replace(/\s+/gu, ' ').trim()
}

const unshown = new Set(['style', 'script', 'template'])

function toShownText(nodes: AnyNode | AnyNode[]): string {
  if (Array.isArray(nodes)) return nodes.map(toShownText).join('')
  if (nodes.type === 'text') return nodes.data
  return 'children' in nodes && !('name' in nodes && unshown.has(nodes.name)) ? toShownText(nodes.children) : ''
}

/** HTML without its style sheets and scripts. */
export function withoutCode(html: string) {
  const start = /<(style|script)\b[^>]*>/gi
  let shown = ''
  let from = 0
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const end = new RegExp(`</${found[1]}\\s*>`, 'gi')
    end.lastIndex = start.lastIndex
    if (!end.exec(html)) break
    shown += `${html.slice(from, found.index)} `
    from = end.lastIndex
    start.lastIndex = from
  }
  return shown + html.slice(from)
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
    if (!('children' in node) || ('name' in node && unshown.has(node.name))) return
    const isBlock = 'name' in node && blocks.has(node.name)
    if (isBlock) text += '\n'
    node.children.forEach(walk)
    if (isBlock) text += '\n'
  }
  parseHtml(html).children.forEach(walk)
  return text.split('\n').flatMap((line) => line.replace(/\s+/gu, ' ').trim() || [])
}
