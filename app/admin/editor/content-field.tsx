import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import { ContentPreview } from './content-preview.tsx'
import type { EditorView } from './editor-view.ts'
import type { RichEditorProps } from './rich-editor.tsx'

type ContentFieldProps = {
  /** In pixels; or growing with the text from 400 px on. */
  height: 300 | 'growing'
  answer: FieldAnswer
  /** The stored HTML, if it differs from what was submitted. */
  saved?: string | undefined
}

/**
 * The `content` field of a post: a text area with HTML, covered by the rich text editor once that is loaded. The text area is what gets
 * submitted, the fallback without JavaScript, and the 'HTML source' view.
 */
export function ContentField({ height, answer, saved }: ContentFieldProps) {
  const id = useId()
  const source = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<EditorView>('write')
  const [Editor, isMissing] = useEditor()
  const [version, setVersion] = useState(0)
  const { error, forget } = useFieldError('content', answer)
  const describedBy = error ? `${id}-error` : undefined

  useEffect(() => {
    if (saved === undefined || !source.current) return
    source.current.value = saved
    setVersion((earlier) => earlier + 1)
  }, [saved])

  const field = { source, labelledBy: `${id}-label`, describedBy, onChange: forget }
  return (
    <div className="field">
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        Content
      </label>
      <div className={`editor editor--${height}`} data-invalid={error ? true : undefined}>
        {Editor ? <Editor key={version} {...field} view={view} onView={setView} /> : null}
        <textarea
          ref={source}
          className="editor__source"
          id={id}
          name="content"
          defaultValue={answer.typed.content ?? ''}
          hidden={Editor !== undefined && view !== 'source'}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          onInput={forget}
        />
        {view === 'preview' ? <ContentPreview readHtml={() => source.current?.value ?? ''} /> : null}
      </div>
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      {isMissing ? (
        <span className="help">The editor couldn’t be loaded. Write HTML here, or save your text and reload the page.</span>
      ) : null}
    </div>
  )
}

/** The editor component once loaded; only pages with this field load it. */
function useEditor() {
  const [Editor, setEditor] = useState<ComponentType<RichEditorProps>>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    import('./rich-editor.tsx').then(
      ({ RichEditor }) => setEditor(() => RichEditor),
      () => setMissing(true),
    )
  }, [])
  return [Editor, isMissing] as const
}
