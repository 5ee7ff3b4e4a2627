import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { BlockStyle } from './block-style.tsx'
import { type Block, blocks, type EditorDialog } from './blocks.ts'
import type { EditorView } from './editor-view.ts'
import { type Tool, ToolButton } from './tool-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

type ToolbarProps = { editor: Editor; view: EditorView; onView: (view: EditorView) => void; open: (dialog: EditorDialog) => void }

/** The editor's toolbar: one tab stop, arrow keys move within it. */
export function Toolbar({ editor, view, onView, open }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  const isWriting = view === 'write'
  const toggle = (wanted: EditorView) => onView(view === wanted ? 'write' : wanted)
  const groups = useTools(editor, open)
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
        <ToolButton label="Help" icon="help" run={() => open('help')} />
        <button className="editor__view" type="button" aria-pressed={view === 'preview'} onClick={() => toggle('preview')}>
          Preview
        </button>
      </span>
    </div>
  )
}

function useTools(editor: Editor, open: (dialog: EditorDialog) => void): Tool[][] {
  const state = useEditorState({ editor, selector: ({ editor }) => readState(editor) })
  const change = () => editor.chain().focus()
  const toTools = (group: Block['group']) =>
    blocks
      .filter((block) => block.group === group)
      .map(({ label, icon, keys, run }) => ({ label, icon, keys, isOn: state[label], run: () => run(editor, open) }))
  return [
    [
      { label: 'Bold', icon: 'bold', keys: 'Mod+B', isOn: state.bold, run: () => change().toggleBold().run() },
      { label: 'Italic', icon: 'italic', keys: 'Mod+I', isOn: state.italic, run: () => change().toggleItalic().run() },
    ],
    toTools('text'),
    [{ label: 'Link', icon: 'link', keys: 'Mod+K', isOn: state.link, run: () => open('link') }, ...toTools('object')],
    [
      { label: 'Undo', icon: 'undo', keys: 'Mod+Z', isOff: !state.canUndo, run: () => change().undo().run() },
      { label: 'Redo', icon: 'redo', keys: 'Mod+Shift+Z', isOff: !state.canRedo, run: () => change().redo().run() },
    ],
  ]
}

function readState(editor: Editor): Record<string, boolean> {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
    ...Object.fromEntries(blocks.map(({ label, isOn }) => [label, isOn(editor)])),
  }
}
