import { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Keeps a heading or list at the start of pasted text from continuing the paragraph at the cursor, which would make it plain text. A single
 * heading does so, since it may be a part of one; and list items become items of a list at the cursor.
 */
export function keepFirstBlock(slice: Slice, view: EditorView) {
  const { firstChild, childCount } = slice.content
  if (!firstChild || firstChild.isInline || firstChild.type.name === 'paragraph') return slice
  const isList = /List$/.test(firstChild.type.name)
  const { $from } = view.state.selection
  const isInList = $from.depth > 1 && $from.node(-1).type.name === 'listItem'
  const isWhole = isList ? !isInList && (childCount > 1 || firstChild.childCount > 1) : childCount > 1
  return isWhole ? new Slice(slice.content, 0, slice.openEnd) : slice
}
