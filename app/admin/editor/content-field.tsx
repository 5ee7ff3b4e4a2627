import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import { useAskSignIn } from '../sign-in-on-demand.tsx'
import type { RichEditorProps } from './rich-editor.tsx'
import type { EditorView } from './toolbar.tsx'

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

type Shown = { html: string } | keyof typeof failures

const failures = {
  failed: 'The preview couldn’t be loaded. Your text is still here.',
  'session-ended': 'Your session has ended. Your text is still here. Sign in again, then reopen the preview.',
}

/** The content as its public page will render it, sanitised by the server. */
function ContentPreview({ readHtml }: { readHtml: () => string }) {
  const [shown, setShown] = useState<Shown>()
  const askSignIn = useAskSignIn()

  const load = useEffectEvent((signal: AbortSignal) => {
    const show = (answer: Shown) => {
      setShown(answer)
      if (answer === 'session-ended') askSignIn()
    }
    fetchPreview(readHtml(), signal).then(show, () => signal.aborted || setShown('failed'))
  })
  // Once: the text at the time when the preview was opened.
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal)
    return () => leaving.abort()
  }, [])

  if (shown === 'failed' || shown === 'session-ended') {
    return (
      <p className="editor__preview" role="alert">
        {failures[shown]}
      </p>
    )
  }
  if (!shown) return <p className="editor__preview">Loading…</p>
  if (shown.html === '') return <p className="editor__preview">Nothing written yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <section className="editor__preview" aria-label="Preview" tabIndex={0}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: shown.html }} />
    </section>
  )
}

async function fetchPreview(content: string, signal: AbortSignal): Promise<Shown> {
  const response = await fetch('/admin/preview', { method: 'POST', body: new URLSearchParams({ content }), signal })
  if (response.status === 401) return 'session-ended'
  if (!response.ok) throw new Error(`The preview failed with status ${response.status}`)
  return response.json()
}
