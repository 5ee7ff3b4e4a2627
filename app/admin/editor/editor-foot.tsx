import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEditorState } from '@tiptap/react'
import { countOf } from '#domain/text/count-of.ts'

/** Status line: the element at the cursor and the length of the text. */
export function EditorFoot({ editor }: { editor: Editor }) {
  const { place, words } = useEditorState({
    editor,
    selector: ({ editor }) => ({ place: describePlace(editor), words: countWords(editor.state.doc) }),
  })
  return (
    <div className="editor__foot">
      <span>{place}</span>
      <span>{countOf(words, 'word')}</span>
    </div>
  )
}

function describePlace(editor: Editor) {
  const places = {
    recipeCard: 'Recipe card',
    table: 'Table',
    bulletList: 'Bullets',
    orderedList: 'Numbers',
    blockquote: 'Quote',
    codeBlock: 'Code',
    image: 'Picture',
  }
  const level = [2, 3, 4].find((level) => editor.isActive('heading', { level }))
  if (level) return `Heading ${level}`
  return Object.entries(places).find(([name]) => editor.isActive(name))?.[1] ?? 'Paragraph'
}

/** The word counts of all blocks counted so far: a key press in a long text recounts only its own paragraph. */
const counted = new WeakMap<Node, number>()

function countWords(node: Node): number {
  if (node.isTextblock) return node.textBetween(0, node.content.size, ' ', ' ').match(/\S+/gu)?.length ?? 0
  let words = 0
  node.forEach((child) => {
    const earlier = counted.get(child)
    const count = earlier ?? countWords(child)
    if (earlier === undefined) counted.set(child, count)
    words += count
  })
  return words
}
