import { getHTMLFromFragment, isNodeEmpty } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Delays updating the text area while someone types, since serialising a long text costs more than the key press. Anything that reads the
 * form with `FormData`, such as submitting, gets the current text; `flush` writes it to the text area. `start` is the initial HTML of the
 * text area; undoing everything restores it, not the editor's own form of it.
 */
export function useWriting(source: RefObject<HTMLTextAreaElement | null>, readDoc: () => Node) {
  const written = useRef(source.current?.value ?? '')
  const start = useRef({ html: '', own: '' })
  const isBehind = useRef(false)

  function read() {
    const html = writeHtml(readDoc())
    return html === start.current.own ? start.current.html : html
  }

  const begin = useEffectEvent(() => {
    start.current = { html: written.current, own: writeHtml(readDoc()) }
  })
  // The event fires after the form's fields have been read.
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    if (isBehind.current && source.current) formData.set(source.current.name, read())
  })
  useEffect(() => {
    begin()
    const form = source.current?.form
    const write = (event: FormDataEvent) => onFormData(event)
    form?.addEventListener('formdata', write)
    return () => form?.removeEventListener('formdata', write)
  }, [source])

  return {
    noteChange() {
      isBehind.current = true
    },
    flush() {
      if (!isBehind.current) return
      isBehind.current = false
      written.current = read()
      if (source.current) source.current.value = written.current
    },
    /** The HTML of the text area if someone changed it there. */
    takeForeign() {
      const html = source.current?.value ?? ''
      if (html === written.current) return undefined
      written.current = html
      return html
    },
  }
}

/**
 * The HTML of all blocks written so far: blocks are replaced, never changed. So a keystroke in a long text costs only its own paragraph.
 */
const blocks = new WeakMap<Node, string>()

const emptyParagraph = '<p></p>'

/**
 * The document's HTML without the empty paragraphs that the editor keeps for the cursor: the last one, and those after a picture, card,
 * video or table.
 */
function writeHtml(doc: Node) {
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
