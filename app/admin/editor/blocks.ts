import type { Editor } from '@tiptap/core'
import { createTable } from '@tiptap/extension-table'
import type { EditorIconName } from './editor-icon.tsx'
import { insertBlocks } from './insert-blocks.ts'

/** The dialogs of the editor. */
export type EditorDialog = 'link' | 'picture' | 'video' | 'recipe' | 'help'

export type Block = {
  label: string
  icon: EditorIconName
  /** Other words for it in the slash menu's search. */
  words: string
  /** What turns into one when typed at the start of a line. */
  markdown?: string
  keys?: string
  /** Its place in the toolbar; headings have a list there. */
  group?: 'text' | 'object'
  isOn: (editor: Editor) => boolean
  run: (editor: Editor, open: (dialog: EditorDialog) => void) => void
}

/** The blocks of a text, in the order of the slash menu. The toolbar shows those of a group. */
export const blocks: Block[] = [
  toHeading(2, 'heading2'),
  toHeading(3, 'heading3'),
  {
    ...{ label: 'Bullets', icon: 'bullets', words: 'list unordered points', markdown: '-', keys: 'Mod+Shift+8', group: 'text' },
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: 'Numbers', icon: 'numbers', words: 'list ordered numbered', markdown: '1.', keys: 'Mod+Shift+7', group: 'text' },
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    ...{ label: 'Quote', icon: 'quote', words: 'citation blockquote', markdown: '>', keys: 'Mod+Shift+B', group: 'text' },
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    ...{ label: 'Code', icon: 'codeBlock', words: 'preformatted', markdown: '```', keys: 'Mod+Alt+C', group: 'text' },
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    ...{ label: 'Picture', icon: 'picture', words: 'image photo upload', group: 'object' },
    isOn: (editor) => editor.isActive('image'),
    run: (_, open) => open('picture'),
  },
  {
    ...{ label: 'Video', icon: 'video', words: 'film clip youtube vimeo', group: 'object' },
    isOn: (editor) => editor.isActive('video'),
    run: (_, open) => open('video'),
  },
  {
    ...{ label: 'Recipe', icon: 'recipe', words: 'card dish', group: 'object' },
    isOn: (editor) => editor.isActive('recipeCard'),
    run: (_, open) => open('recipe'),
  },
  {
    ...{ label: 'Table', icon: 'table', words: 'rows columns grid', group: 'object' },
    isOn: (editor) => editor.isActive('table'),
    run: insertTable,
  },
  {
    ...{ label: 'Divider', icon: 'divider', words: 'line rule separator hr', markdown: '---' },
    isOn: () => false,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

function toHeading(level: 2 | 3, icon: EditorIconName): Block {
  return {
    ...{ label: `Heading ${level}`, icon, words: 'title section', markdown: '#'.repeat(level), keys: `Mod+Alt+${level}` },
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().setHeading({ level }).run(),
  }
}

/** Nested tables are not allowed: they would be unreadable on a phone. */
function insertTable(editor: Editor) {
  if (editor.isActive('table')) return
  editor.view.dispatch(insertBlocks(editor.state, [createTable(editor.schema, 3, 3, true)]))
  editor.commands.focus()
}
