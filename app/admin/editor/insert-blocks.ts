import { Extension } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Inserts pictures, recipe cards, videos or tables at the cursor, or after the selection, with the cursor after them. Only a paragraph is
 * split, and an empty one replaced.
 */
export function insertBlocks({ tr }: EditorState, blocks: Node[]): Transaction {
  for (const block of blocks) {
    const place = findPlace(tr.selection.$to, block)
    tr.replaceRangeWith(place, place, block)
    standBehind(tr, lastChangeEnd([tr]) ?? place)
  }
  return tr.scrollIntoView()
}

/** Replaces the selected picture, card or video, with the cursor after the new one. */
export function replaceBlock(state: EditorState, block: Node): Transaction {
  const tr = state.tr.replaceSelectionWith(block)
  return standBehind(tr, state.selection.from + block.nodeSize).scrollIntoView()
}

/** Puts the cursor after a pasted or dropped picture, card, video or table, so that typing doesn't replace it. */
export const CursorBehind = Extension.create({
  name: 'cursorBehind',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _, { doc, tr }) {
        if (!transactions.some((one) => ['paste', 'drop'].includes(one.getMeta('uiEvent')))) return null
        const end = lastChangeEnd(transactions)
        return end !== undefined && isBlock(doc.resolve(end).nodeBefore) ? standBehind(tr, end) : null
      },
    }),
  ],
})

const isBlock = (node: Node | null) => node !== null && ['image', 'figure', 'recipeCard', 'video', 'table'].includes(node.type.name)

/** The next position after the cursor that can take the block. */
function findPlace($cursor: ResolvedPos, block: Node) {
  let $place = $cursor
  const isAllowed = () => {
    const { parent, depth } = $place
    if (!parent.isTextblock) return parent.canReplaceWith($place.index(), $place.index(), block.type)
    return (
      parent.type.name === 'paragraph' &&
      $place.node(depth - 1).canReplaceWith($place.index(depth - 1), $place.index(depth - 1), block.type)
    )
  }
  while ($place.depth > 0 && !isAllowed()) $place = $place.doc.resolve($place.after())
  return $place.pos
}

/** Where the last change ends, in the document after all transactions. */
function lastChangeEnd(transactions: readonly Transaction[]) {
  let end: number | undefined
  for (const map of transactions.flatMap(({ mapping }) => mapping.maps)) {
    end = end === undefined ? undefined : map.map(end)
    map.forEach((_from, _to, _newFrom, newTo) => {
      end = newTo
    })
  }
  return end
}

/** Moves the cursor into the paragraph at this position, creating it if needed. */
function standBehind(tr: Transaction, place: number) {
  const $place = tr.doc.resolve(place)
  if ($place.parent.isTextblock) return tr.setSelection(TextSelection.create(tr.doc, place))
  const paragraph = tr.doc.type.schema.nodes.paragraph
  if (paragraph && $place.nodeAfter?.type !== paragraph) tr.insert(place, paragraph.create())
  return tr.setSelection(TextSelection.create(tr.doc, place + 1))
}
