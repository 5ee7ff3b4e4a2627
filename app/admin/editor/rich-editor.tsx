import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { showToast } from '#app/ui/toast.ts'
import { cleanPaste } from './clean-paste.ts'
import { EditorFoot } from './editor-foot.tsx'
import type { EditorView } from './editor-view.ts'
import { extensions } from './extensions.ts'
import { FilesDialog } from './files-dialog.tsx'
import { handlePictures } from './handle-pictures.ts'
import { keepFirstBlock } from './keep-first-block.ts'
import { describeLeftOut, LeftOutNotice } from './left-out-notice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { TableBar } from './table-bar.tsx'
import { Toolbar } from './toolbar.tsx'

/** `source` is the text area that receives the HTML. */
export type RichEditorProps = {
  source: RefObject<HTMLTextAreaElement | null>
  labelledBy: string
  describedBy: string | undefined
  view: EditorView
  onView: (view: EditorView) => void
  onChange: () => void
}

type OpenDialog = 'link' | 'picture' | undefined

/** The editor with its toolbar. It writes to the text area only after an edit, so that opening a post does not change it. */
export function RichEditor({ source, labelledBy, describedBy, view, onView, onChange }: RichEditorProps) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const [files, setFiles] = useState<File[]>([])
  const [leftOut, setLeftOut] = useState('')
  const [tell] = useState(() => (notice: string) => {
    setLeftOut(notice)
    if (notice) showToast('info', notice)
  })
  const written = useRef(source.current?.value ?? '')
  const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, class: 'editor__text' }
  // Undoing everything restores the original HTML, not the editor's serialisation of it.
  const start = useRef({ html: '', read: '' })
  const editor = useEditor({
    extensions,
    content: source.current?.value ?? '',
    injectCSS: false, // The content security policy forbids style elements; the rules are in admin-editor.css.
    editorProps: {
      attributes: describedBy ? { ...attributes, 'aria-describedby': describedBy, 'aria-invalid': 'true' } : attributes,
      transformPastedHTML: (html) => cleanPaste(html, tell),
      transformPasted: keepFirstBlock,
      ...handlePictures(setFiles),
    },
    onUpdate: ({ editor }) => {
      const html = readHtml(editor)
      written.current = html === start.current.read ? start.current.html : html
      if (source.current) source.current.value = written.current
      onChange()
    },
  })

  useEffect(() => {
    start.current = { html: written.current, read: readHtml(editor) }
  }, [editor])

  useEffect(() => {
    const html = source.current?.value ?? ''
    if (view !== 'write' || html === written.current) return
    written.current = html
    editor.commands.setContent(html, { emitUpdate: false })
    tell(describeLeftOut(new DOMParser().parseFromString(html, 'text/html').body))
  }, [editor, view, source, tell])

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
      <Toolbar editor={editor} view={view} onView={onView} onLink={() => setDialog('link')} onPicture={() => setDialog('picture')} />
      <div hidden={view !== 'write'}>
        <LeftOutNotice notice={leftOut} onDismiss={dismiss} />
        <TableBar editor={editor} />
        <EditorContent className="editor__body prose" editor={editor} />
        <EditorFoot editor={editor} />
      </div>
      {dialog === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {dialog === 'picture' ? <PictureDialog editor={editor} onClose={close} /> : null}
      {files.length > 0 ? <FilesDialog editor={editor} files={files} onClose={close} /> : null}
    </>
  )
}

/** The document's HTML without the empty paragraphs that the editor keeps for the cursor: the last, and behind a picture or table. */
function readHtml(editor: Editor) {
  if (editor.isEmpty) return ''
  return editor
    .getHTML()
    .replace(/(<img [^>]*>|<\/table>|<\/figure>)<p><\/p>/g, '$1')
    .replace(/(?:<p><\/p>)+$/, '')
}
