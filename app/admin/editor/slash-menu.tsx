import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useListbox } from '#app/ui/use-listbox.ts'
import { countOf } from '#domain/text/count-of.ts'
import { type Block, blocks, type EditorDialog } from './blocks.ts'
import { EditorIcon } from './editor-icon.tsx'

/** Called before the editor handles a key; true if it was handled. */
export type KeyHandler = (event: KeyboardEvent) => boolean

type SlashMenuProps = { editor: Editor; keys: RefObject<KeyHandler | undefined>; open: (dialog: EditorDialog) => void }

/** The menu of blocks after a `/` at the start of a paragraph; the text after it filters them. The focus stays in the text. */
export function SlashMenu({ editor, keys, open }: SlashMenuProps) {
  const query = useEditorState({ editor, selector: ({ editor }) => readQuery(editor) })
  const [isDismissed, setDismissed] = useState(false)
  const found = query === undefined || isDismissed ? [] : blocks.filter(({ label, words }) => fits(`${label} ${words}`, query))
  const listbox = useListbox({
    label: 'Blocks',
    // A changed query makes the first block active.
    keys: found.map(({ label }) => `${query} ${label}`),
    isAlwaysActive: true,
    onPick: (index) => choose(found[index]),
    onClose: () => setDismissed(true),
  })

  useEffect(() => {
    if (query === undefined) setDismissed(false)
  }, [query])

  function choose(block: Block | undefined) {
    if (!block) return
    const { $from } = editor.state.selection
    editor.chain().focus().deleteRange({ from: $from.start(), to: $from.pos }).run()
    block.run(editor, open)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Tab') return listbox.press(event)
    choose(found[listbox.active])
    return true
  }

  useLayoutEffect(() => {
    keys.current = found.length > 0 ? press : undefined
  })

  return (
    <>
      {found.length > 0 ? <Choices {...{ editor, found, listbox }} /> : null}
      <div className="visually-hidden" role="status">
        {found.length > 0 ? `${countOf(found.length, 'block')}. Use the arrow keys to choose.` : ''}
      </div>
    </>
  )
}

type ChoicesProps = { editor: Editor; found: Block[]; listbox: ReturnType<typeof useListbox> }

function Choices({ editor, found, listbox: { field, list, toOption } }: ChoicesProps) {
  const { id, ref } = list
  const activeId = field['aria-activedescendant'] ?? ''
  useLayoutEffect(() => {
    const place = () => standAtCursor(editor, ref.current)
    ref.current?.showPopover()
    const text = editor.view.dom
    text.setAttribute('aria-controls', id)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      for (const name of ['aria-controls', 'aria-activedescendant']) text.removeAttribute(name)
    }
  }, [editor, id, ref])
  // Fewer blocks make a shorter list, which starts lower when it is above the cursor.
  const place = useEffectEvent((_count: number) => standAtCursor(editor, ref.current))
  useLayoutEffect(() => place(found.length), [found.length])
  useEffect(() => editor.view.dom.setAttribute('aria-activedescendant', activeId), [editor, activeId])
  return (
    <div {...list} className="slash-menu" popover="manual">
      {found.map((block, index) => (
        <div key={block.label} {...toOption(index)}>
          <EditorIcon name={block.icon} />
          <span>{block.label}</span>
          {block.markdown ? <kbd>{block.markdown}</kbd> : null}
        </div>
      ))}
    </div>
  )
}

/** The text between the `/` that begins the paragraph and the cursor. */
function readQuery(editor: Editor) {
  const { empty, $from } = editor.state.selection
  const { parent, parentOffset } = $from
  if (!empty || !editor.isFocused || parent.type.name !== 'paragraph') return undefined
  return /^\/((?! )[\p{L}\d ]{0,20})$/u.exec(parent.textBetween(0, parentOffset, '', '\ufffc'))?.[1]
}

function fits(words: string, query: string) {
  return query
    .toLowerCase()
    .split(' ')
    .every((part) =>
      words
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(part)),
    )
}

/** Below the cursor, or above it if there is no room. */
function standAtCursor(editor: Editor, list: HTMLElement | null) {
  if (!list) return
  const { left, top, bottom } = editor.view.coordsAtPos(editor.state.selection.from)
  const seenHeight = window.visualViewport?.height ?? window.innerHeight
  const isBelow = bottom + list.offsetHeight + 8 < seenHeight || top < list.offsetHeight + 8
  list.style.left = `${Math.max(8, Math.min(left, window.innerWidth - list.offsetWidth - 8))}px`
  list.style.top = `${isBelow ? bottom + 4 : top - list.offsetHeight - 4}px`
}
