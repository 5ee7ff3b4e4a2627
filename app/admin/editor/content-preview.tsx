import { useEffect, useState } from 'react'

/** The text as its public page will show it, as the server cleans it. */
export function ContentPreview({ readHtml }: { readHtml: () => string }) {
  const [shown, setShown] = useState<{ html: string } | 'failed'>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text as it is when the preview opens
  useEffect(() => {
    const leaving = new AbortController()
    fetchPreview(readHtml(), leaving.signal).then(setShown, () => leaving.signal.aborted || setShown('failed'))
    return () => leaving.abort()
  }, [])

  if (shown === 'failed') {
    return (
      <p className="editor__preview" role="alert">
        The preview could not be made just now. Your text is still here.
      </p>
    )
  }
  if (!shown) return <p className="editor__preview">Loading…</p>
  if (shown.html === '') return <p className="editor__preview">Nothing is written yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="editor__preview" aria-label="Preview" tabIndex={0}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: shown.html }} />
    </section>
  )
}

async function fetchPreview(content: string, signal: AbortSignal): Promise<{ html: string }> {
  const response = await fetch('/admin/preview', { method: 'POST', body: new URLSearchParams({ content }), signal })
  if (!response.ok) throw new Error(`The preview was answered with ${response.status}`)
  return response.json()
}
