import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import { ContentPreview } from './content-preview.tsx'
import type { EditorView } from './editor-view.ts'
import type { RichEditorProps } from './rich-editor.tsx'

type ContentFieldProps = {
  /** Of the text, in pixels. */
  height: 300 | 400
  answer: FieldAnswer
  /** What was stored of the text, where that is not what was sent. */
  saved?: string | undefined
}

/**
 * The text of a post, `content` of its form: HTML in a text area, over which the editor lies as soon as it is loaded. The text area is what
 * is sent, what stands there without script, and the view 'HTML source'.
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
        <span className="help">The editor could not be loaded. Write HTML here, or reload the page once your text is saved.</span>
      ) : null}
    </div>
  )
}

/** The editor once its code is there. No other page loads it. */
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
