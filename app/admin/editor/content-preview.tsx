import { useEffect, useEffectEvent, useState } from 'react'
import { useAskSignIn } from '../sign-in-on-demand.tsx'

type Shown = { html: string } | keyof typeof failures

const failures = {
  failed: 'The preview couldn’t be loaded. Your text is still here.',
  'session-ended': 'Your session has ended. Your text is still here. Sign in again, then reopen the preview.',
}

/** The content as its public page will render it, sanitised by the server. */
export function ContentPreview({ readHtml }: { readHtml: () => string }) {
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
