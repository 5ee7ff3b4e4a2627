import type { Node } from '@tiptap/pm/model'
import { type RefObject, useEffect, useRef } from 'react'
import { writeHtml } from './write-html.ts'

const pauseMilliseconds = 300

/**
 * Writes the document to the text area when typing pauses: for every key would cost more than the key. Whoever reads the form with `FormData`, as
 * submitting does, has it written before. `start` is the HTML that the text area had; undoing everything restores it, not the editor's own form of it.
 */
export function useWriting(source: RefObject<HTMLTextAreaElement | null>, readDoc: () => Node) {
  const written = useRef(source.current?.value ?? '')
  const start = useRef({ html: '', own: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function flush() {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const html = writeHtml(readDoc())
    written.current = html === start.current.own ? start.current.html : html
    if (source.current) source.current.value = written.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `flush` reads nothing but refs and the present document
  useEffect(() => {
    start.current = { html: written.current, own: writeHtml(readDoc()) }
    const form = source.current?.form
    // The event comes when the form's fields have been read.
    const write = ({ formData }: FormDataEvent) => {
      flush()
      if (source.current) formData.set(source.current.name, source.current.value)
    }
    form?.addEventListener('formdata', write)
    return () => {
      clearTimeout(timer.current)
      form?.removeEventListener('formdata', write)
    }
  }, [source])

  return {
    noteChange() {
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pauseMilliseconds)
    },
    flush,
    /** The HTML of the text area if somebody changed it there. */
    takeForeign() {
      const html = source.current?.value ?? ''
      if (html === written.current) return undefined
      written.current = html
      return html
    },
  }
}
