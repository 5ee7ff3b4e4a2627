import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { type Block, blocks, type EditorDialog } from './blocks.ts'
import { EditorIcon, type EditorIconName } from './editor-icon.tsx'
import { describeKeys, nameKeys } from './shortcut.ts'
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

const levels = [2, 3, 4] as const

/** The type of the block at the cursor. Heading 4 is offered only if it is already used there, for older posts. */
function BlockStyle({ editor, isOff }: { editor: Editor; isOff: boolean }) {
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

type Tool = {
  label: string
  icon: EditorIconName
  keys?: string | undefined
  isOn?: boolean | undefined
  isOff?: boolean | undefined
  run: () => void
}

/** A toolbar button: `isOn` if its format is active at the cursor, `isOff` if it can't be applied there. */
function ToolButton({ label, icon, keys, isOn, isOff = false, run }: Tool) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={label}
      title={keys ? `${label} (${nameKeys(keys)})` : label}
      aria-keyshortcuts={keys ? describeKeys(keys) : undefined}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : run}
    >
      <EditorIcon name={icon} />
    </button>
  )
}

export type EditorView = 'write' | 'source' | 'preview'
