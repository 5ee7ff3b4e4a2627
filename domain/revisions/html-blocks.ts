const voidTags = ['br', 'hr', 'img']
const tag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g

/**
 * The blocks (paragraphs, headings, lists, tables …) of an editor's HTML, and any text between them; joined, they render the same. The HTML
 * is balanced, so counting tags is enough.
 */
export function toHtmlBlocks(html: string) {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  const cutAt = (end: number) => {
    const block = html.slice(start, end)
    if (block.trim() !== '') blocks.push(block)
    start = end
  }
  for (const { 0: found, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    const isVoid = voidTags.includes(name)
    if (depth === 0 && !slash && !isInline(name)) cutAt(index)
    if (!isVoid) depth = Math.max(0, depth + (slash ? -1 : 1))
    if (depth === 0 && !isInline(name)) cutAt(index + found.length)
  }
  cutAt(html.length)
  return blocks
}

/** Inline tags. */
function isInline(name: string) {
  return ['a', 'b', 'strong', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'br'].includes(name)
}
