import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

const levels = [2, 3, 4] as const

/** The type of the block at the cursor. Heading 4 is offered only if it is already used there, for older posts. */
export function BlockStyle({ editor, isOff }: { editor: Editor; isOff: boolean }) {
  const level = useEditorState({ editor, selector: ({ editor }) => levels.find((level) => editor.isActive('heading', { level })) })
  function change(value: string) {
    const wanted = levels.find((level) => String(level) === value)
    // Doesn't focus the editor: each arrow key in the select triggers a change event.
    if (wanted) editor.commands.setHeading({ level: wanted })
    else editor.commands.setParagraph()
  }
  return (
    <select
      className="editor__style"
      aria-label="Block style"
      value={level ?? ''}
      disabled={isOff}
      onChange={(event) => change(event.currentTarget.value)}
    >
      <option value="">Paragraph</option>
      <option value="2">Heading 2</option>
      <option value="3">Heading 3</option>
      {level === 4 ? <option value="4">Heading 4</option> : null}
    </select>
  )
}
