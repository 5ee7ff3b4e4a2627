import { Slice } from '@tiptap/pm/model'
import type { EditorView as PastedInto } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import type { EditorDialog } from './blocks.ts'
import { cleanPaste } from './clean-paste.ts'
import { EditorFoot } from './editor-foot.tsx'
import { extensions } from './extensions.ts'
import { FilesDialog } from './files-dialog.tsx'
import { handlePictures } from './handle-pictures.ts'
import { HelpDialog } from './help-dialog.tsx'
import { describeLeftOut, LeftOutNotice } from './left-out-notice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { RecipeDialog } from './recipe-dialog.tsx'
import { type KeyHandler, SlashMenu } from './slash-menu.tsx'
import { TableBar } from './table-bar.tsx'
import type { EditorView } from './toolbar.tsx'
import { Toolbar } from './toolbar.tsx'
import { useWriting } from './use-writing.ts'
import { VideoDialog } from './video-dialog.tsx'

/** `source` is the text area that receives the HTML. */
export type RichEditorProps = {
  source: RefObject<HTMLTextAreaElement | null>
  labelledBy: string
  describedBy: string | undefined
  view: EditorView
  onView: (view: EditorView) => void
  onChange: () => void
}

const stickyBars = { top: 112, bottom: 96, left: 0, right: 0 }

/** The editor with its toolbar. It writes to the text area only after an edit, so that opening a post does not change it. */
export function RichEditor({ source, labelledBy, describedBy, view, onView, onChange }: RichEditorProps) {
  const [dialog, setDialog] = useState<EditorDialog>()
  const menuKeys = useRef<KeyHandler>(undefined)
  const [files, setFiles] = useState<File[]>([])
  const [leftOut, setLeftOut] = useState('')
  useKeyboardInset()
  const [tell] = useState(() => (notice: string) => {
    setLeftOut(notice)
    if (notice) showToast('info', notice)
  })
  const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, class: 'editor__text' }
  const editor = useEditor({
    extensions,
    content: source.current?.value ?? '',
    injectCSS: false, // The content security policy forbids style elements; the rules are in editor.css.
    editorProps: {
      // Bars that stick to the window's edges must not cover the cursor.
      scrollThreshold: stickyBars,
      scrollMargin: stickyBars,
      attributes: describedBy ? { ...attributes, 'aria-describedby': describedBy, 'aria-invalid': 'true' } : attributes,
      handleKeyDown: (_, event) => pressKey(event),
      transformPastedHTML: (html) => cleanPaste(html, tell),
      transformPasted: keepFirstBlock,
      ...handlePictures(setFiles),
    },
    onUpdate: () => {
      writing.noteChange()
      // Dispatched as if typed, for the form's listeners: buttons change the text, too.
      source.current?.dispatchEvent(new Event('input', { bubbles: true }))
      onChange()
    },
  })
  function pressKey(event: KeyboardEvent) {
    const isLink = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    if (isLink) setDialog('link')
    const isHandled = isLink || menuKeys.current?.(event) === true
    // Escape would close the dialog around the editor.
    if (isHandled) event.stopPropagation()
    return isHandled
  }
  const writing = useWriting(source, () => editor.state.doc)
  const changeView = (view: EditorView) => {
    writing.flush()
    onView(view)
  }

  useOnChange(view, () => {
    const html = view === 'write' ? writing.takeForeign() : undefined
    if (html === undefined) return
    editor.commands.setContent(html, { emitUpdate: false })
    tell(describeLeftOut(new DOMParser().parseFromString(html, 'text/html').body))
  })

  const close = () => {
    setDialog(undefined)
    setFiles([])
    editor.commands.focus()
  }
  const dismiss = () => {
    setLeftOut('')
    editor.commands.focus()
  }
  return (
    <>
      <Toolbar editor={editor} view={view} onView={changeView} open={setDialog} />
      <div hidden={view !== 'write'}>
        <LeftOutNotice notice={leftOut} onDismiss={dismiss} />
        <TableBar editor={editor} />
        <EditorContent className="editor__body prose" editor={editor} />
        <EditorFoot editor={editor} />
        <SlashMenu editor={editor} keys={menuKeys} open={setDialog} />
      </div>
      {dialog === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {dialog === 'picture' ? <PictureDialog editor={editor} onClose={close} /> : null}
      {dialog === 'video' ? <VideoDialog editor={editor} onClose={close} /> : null}
      {dialog === 'recipe' ? <RecipeDialog editor={editor} onClose={close} /> : null}
      {dialog === 'help' ? <HelpDialog onClose={close} /> : null}
      {files.length > 0 ? <FilesDialog editor={editor} files={files} onClose={close} /> : null}
    </>
  )
}

/**
 * Keeps a heading or list at the start of pasted text from continuing the paragraph at the cursor, which would make it plain text. A single
 * heading does continue it, since it may be part of one; and list items become items of a list at the cursor.
 */
function keepFirstBlock(slice: Slice, { state }: PastedInto) {
  const { firstChild, childCount } = slice.content
  if (!firstChild || firstChild.isInline || firstChild.type.name === 'paragraph') return slice
  const isList = /List$/.test(firstChild.type.name)
  const { $from } = state.selection
  const isInList = $from.depth > 1 && $from.node(-1).type.name === 'listItem'
  const isWhole = isList ? !isInList && (childCount > 1 || firstChild.childCount > 1) : childCount > 1
  return isWhole ? new Slice(slice.content, 0, slice.openEnd) : slice
}

/**
 * Tells the style sheet where the visible part of the page begins while an on-screen keyboard covers the rest (`--seen-from`), so that
 * sticky bars stay visible, and that it is open (`data-keyboard`). Browsers move the visible part without informing the layout.
 */
function useKeyboardInset() {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const root = document.documentElement
    const tell = () => {
      const isOpen = seen.scale < 1.1 && seen.height < 0.8 * window.innerHeight
      root.toggleAttribute('data-keyboard', isOpen)
      root.style.setProperty('--seen-from', `${isOpen ? seen.offsetTop : 0}px`)
    }
    const leaving = new AbortController()
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, tell, { signal: leaving.signal })
    return () => {
      leaving.abort()
      root.removeAttribute('data-keyboard')
      root.style.removeProperty('--seen-from')
    }
  }, [])
}
