import { getHTMLFromFragment, isNodeEmpty } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'

/** The HTML of each block that was ever written: blocks don't change, they are replaced. So a keystroke in a long text costs its own paragraph. */
const blocks = new WeakMap<Node, string>()

const emptyParagraph = '<p></p>'

/** The document's HTML without the empty paragraphs that the editor keeps for the cursor: the last, and behind a picture, card, video or table. */
export function writeHtml(doc: Node) {
  if (isNodeEmpty(doc)) return ''
  const written: string[] = []
  let before = ''
  doc.forEach((block) => {
    const html = writeBlock(block)
    if (html !== emptyParagraph || !endsWithObject.test(before)) written.push(html)
    before = html
  })
  while (written.at(-1) === emptyParagraph) written.pop()
  return written.join('')
}

const endsWithObject = /(?:^<img [^>]*|^<hr data-[^>]*|<\/table|<\/figure)>$/

function writeBlock(block: Node) {
  const earlier = blocks.get(block)
  if (earlier !== undefined) return earlier
  const html = getHTMLFromFragment(Fragment.from(block), block.type.schema).replace(
    /(<img [^>]*>|<hr data-[^>]*>|<\/table>|<\/figure>)<p><\/p>/g,
    '$1',
  )
  blocks.set(block, html)
  return html
}
