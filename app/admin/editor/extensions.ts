import { Extension, type Extensions, Mark, Node, textblockTypeInputRule } from '@tiptap/core'
import { Heading } from '@tiptap/extension-heading'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { CursorBehind } from './insert-blocks.ts'
import { RecipeCard } from './recipe-card-block.ts'
import { VideoBlock } from './video-block.ts'

/** Adjusts the starter kit's Markdown rules: `# ` is the highest heading that posts have, and Ctrl+Z undoes only a rule. */
const Markdown = Extension.create({
  name: 'markdown',
  // Before the history, which would also undo the typing.
  priority: 1000,
  addInputRules() {
    const { heading } = this.editor.schema.nodes
    return heading ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })] : []
  },
  addKeyboardShortcuts() {
    return { 'Mod-z': () => this.editor.commands.undoInputRule() }
  },
})

/**
 * Marks the block with the cursor, so that the style sheet lays it out at once. In a new block that the browser skips until its next frame,
 * Chromium keeps the cursor before what is typed.
 */
const BlockAtCursor = Extension.create({
  name: 'blockAtCursor',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc, selection: { $head } }) {
          if ($head.depth === 0) return null
          return DecorationSet.create(doc, [Decoration.node($head.before(1), $head.after(1), { class: 'is-at-cursor' })])
        },
      },
    }),
  ],
})

/** The heading level for each HTML heading; other levels map to the nearest, as in the sanitiser. */
const headingLevels = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

/** Supports everything that the sanitiser allows, so that editing an old post loses nothing. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: false,
    link: { openOnClick: false, markdownLinks: true, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList'] },
  }),
  Heading.extend({ parseHTML: () => Object.entries(headingLevels).map(([tag, level]) => ({ tag, attrs: { level } })) }).configure({
    levels: [2, 3, 4],
  }),
  // Pasted `data:` pictures are uploaded when the post is saved.
  Image.configure({ allowBase64: true }),
  // No column widths: they would be inline styles, which the content security policy forbids. The style sheet sets the width of tables.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader,
  TableCell,
  RecipeCard,
  VideoBlock,
  CursorBehind,
  BlockAtCursor,
  Markdown,
  toMark('subscript', 'sub'),
  toMark('superscript', 'sup'),
  Node.create({
    name: 'figure',
    group: 'block',
    content: 'image figcaption?',
    isolating: true,
    parseHTML: () => [{ tag: 'figure' }],
    renderHTML: () => ['figure', 0],
  }),
  Node.create({
    name: 'figcaption',
    content: 'inline*',
    parseHTML: () => [{ tag: 'figcaption' }],
    renderHTML: () => ['figcaption', 0],
  }),
]

function toMark(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })
}
