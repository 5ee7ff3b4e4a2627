import { Extension, textblockTypeInputRule } from '@tiptap/core'

/** What the starter kit's rules for Markdown leave open: `# ` is the highest heading that posts have, and Ctrl+Z takes back a rule alone. */
export const Markdown = Extension.create({
  name: 'markdown',
  // Before the history, which would take back what was typed as well.
  priority: 1000,
  addInputRules() {
    const { heading } = this.editor.schema.nodes
    return heading ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })] : []
  },
  addKeyboardShortcuts() {
    return { 'Mod-z': () => this.editor.commands.undoInputRule() }
  },
})
