import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * Marks the block with the cursor, so that the style sheet has it laid out at once. In a new block that the browser left out until its next frame,
 * Chromium keeps the cursor in front of what is typed.
 */
export const BlockAtCursor = Extension.create({
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
