import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { useRovingFocus } from './use-roving-focus.ts'

/** Commands for the table at the cursor. */
export function TableBar({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  return isInTable ? <TableTools editor={editor} /> : null
}

function TableTools({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  const change = () => editor.chain().focus()
  const tools = [
    { label: 'Add row', run: () => change().addRowAfter().run() },
    { label: 'Add column', run: () => change().addColumnAfter().run() },
    { label: 'Delete row', run: () => change().deleteRow().run() },
    { label: 'Delete column', run: () => change().deleteColumn().run() },
    { label: 'Delete table', run: () => change().deleteTable().run() },
  ]
  return (
    <div ref={bar} className="editor__bar editor__bar--table" role="toolbar" aria-label="Table" {...roving}>
      {tools.map(({ label, run }) => (
        <button key={label} className="editor__view" type="button" onClick={run}>
          {label}
        </button>
      ))}
    </div>
  )
}
