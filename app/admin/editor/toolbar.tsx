import type { Editor } from '@tiptap/core'
import { createTable } from '@tiptap/extension-table'
import { useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { BlockStyle } from './block-style.tsx'
import type { EditorIconName } from './editor-icon.tsx'
import type { EditorView } from './editor-view.ts'
import { insertBlocks } from './insert-blocks.ts'
import { ToolButton } from './tool-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

type ToolbarProps = { editor: Editor; view: EditorView; onView: (view: EditorView) => void; onLink: () => void; onPicture: () => void }

type Tool = { label: string; icon: EditorIconName; isOn?: boolean; isOff?: boolean; run: () => void }

/** The editor's toolbar: one tab stop, arrow keys move within it. */
export function Toolbar({ editor, view, onView, onLink, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  const isWriting = view === 'write'
  const toggle = (wanted: EditorView) => onView(view === wanted ? 'write' : wanted)
  const groups = useTools(editor, onLink, onPicture)
  return (
    <div ref={bar} className="editor__bar" role="toolbar" aria-label="Formatting" {...roving}>
      <BlockStyle editor={editor} isOff={!isWriting} />
      {groups.map((tools) => (
        <span key={tools[0]?.label} className="editor__tools">
          {tools.map((tool) => (
            <ToolButton key={tool.label} {...tool} isOff={!isWriting || tool.isOff} />
          ))}
        </span>
      ))}
      <span className="editor__tools">
        <ToolButton label="HTML source" icon="code" isOn={view === 'source'} run={() => toggle('source')} />
        <button className="editor__view" type="button" aria-pressed={view === 'preview'} onClick={() => toggle('preview')}>
          Preview
        </button>
      </span>
    </div>
  )
}

function useTools(editor: Editor, onLink: () => void, onPicture: () => void): Tool[][] {
  const state = useEditorState({ editor, selector: ({ editor }) => readState(editor) })
  const change = () => editor.chain().focus()
  return [
    [
      { label: 'Bold', icon: 'bold', isOn: state.bold, run: () => change().toggleBold().run() },
      { label: 'Italic', icon: 'italic', isOn: state.italic, run: () => change().toggleItalic().run() },
    ],
    [
      { label: 'Bullets', icon: 'bullets', isOn: state.bulletList, run: () => change().toggleBulletList().run() },
      { label: 'Numbers', icon: 'numbers', isOn: state.orderedList, run: () => change().toggleOrderedList().run() },
      { label: 'Quote', icon: 'quote', isOn: state.blockquote, run: () => change().toggleBlockquote().run() },
      { label: 'Code', icon: 'codeBlock', isOn: state.codeBlock, run: () => change().toggleCodeBlock().run() },
    ],
    [
      { label: 'Link', icon: 'link', isOn: state.link, run: onLink },
      { label: 'Picture', icon: 'picture', isOn: state.image, run: onPicture },
      { label: 'Table', icon: 'table', isOn: state.table, run: () => insertTable(editor) },
    ],
    [
      { label: 'Undo', icon: 'undo', isOff: !state.canUndo, run: () => change().undo().run() },
      { label: 'Redo', icon: 'redo', isOff: !state.canRedo, run: () => change().redo().run() },
    ],
  ]
}

function readState(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    codeBlock: editor.isActive('codeBlock'),
    link: editor.isActive('link'),
    image: editor.isActive('image'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

/** Nested tables are not allowed: they would be unreadable on a phone. */
function insertTable(editor: Editor) {
  if (editor.isActive('table')) return
  editor.view.dispatch(insertBlocks(editor.state, [createTable(editor.schema, 3, 3, true)]))
  editor.commands.focus()
}
