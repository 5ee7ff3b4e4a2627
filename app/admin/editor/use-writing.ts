import type { Node } from '@tiptap/pm/model'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { writeHtml } from './write-html.ts'

/**
 * Keeps the text area behind the document while somebody writes, since a long text costs more than the key. Whoever reads the form with `FormData`, as
 * submitting does, gets the present text; `flush` writes it to the text area. `start` is the HTML that the text area had; undoing everything
 * restores it, not the editor's own form of it.
 */
export function useWriting(source: RefObject<HTMLTextAreaElement | null>, readDoc: () => Node) {
  const written = useRef(source.current?.value ?? '')
  const start = useRef({ html: '', own: '' })
  const isBehind = useRef(false)

  function read() {
    const html = writeHtml(readDoc())
    return html === start.current.own ? start.current.html : html
  }

  const begin = useEffectEvent(() => {
    start.current = { html: written.current, own: writeHtml(readDoc()) }
  })
  // The event comes when the form's fields have been read.
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    if (isBehind.current && source.current) formData.set(source.current.name, read())
  })
  useEffect(() => {
    begin()
    const form = source.current?.form
    const write = (event: FormDataEvent) => onFormData(event)
    form?.addEventListener('formdata', write)
    return () => form?.removeEventListener('formdata', write)
  }, [source])

  return {
    noteChange() {
      isBehind.current = true
    },
    flush() {
      if (!isBehind.current) return
      isBehind.current = false
      written.current = read()
      if (source.current) source.current.value = written.current
    },
    /** The HTML of the text area if somebody changed it there. */
    takeForeign() {
      const html = source.current?.value ?? ''
      if (html === written.current) return undefined
      written.current = html
      return html
    },
  }
}
