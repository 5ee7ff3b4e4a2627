import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { countOf } from '#domain/text/count-of.ts'

/** Status line: the element at the cursor and the length of the text. */
export function EditorFoot({ editor }: { editor: Editor }) {
  const { place, words } = useEditorState({
    editor,
    selector: ({ editor }) => ({ place: describePlace(editor), words: countWords(editor) }),
  })
  return (
    <div className="editor__foot">
      <span>{place}</span>
      <span>{countOf(words, 'word')}</span>
    </div>
  )
}

function describePlace(editor: Editor) {
  const places = { table: 'Table', bulletList: 'Bullets', orderedList: 'Numbers', blockquote: 'Quote', codeBlock: 'Code', image: 'Picture' }
  const level = [2, 3, 4].find((level) => editor.isActive('heading', { level }))
  if (level) return `Heading ${level}`
  return Object.entries(places).find(([name]) => editor.isActive(name))?.[1] ?? 'Paragraph'
}

function countWords(editor: Editor) {
  return editor.getText({ blockSeparator: ' ' }).split(/\s+/u).filter(Boolean).length
}
