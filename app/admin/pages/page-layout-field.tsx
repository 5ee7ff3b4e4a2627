import { useId } from 'react'
import type { FieldAnswer } from '#app/ui/field.tsx'

/** How the page is laid out. */
export function PageLayoutField({ answer }: { answer: FieldAnswer }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Layout</label>
      <select className="input" id={id} name="layout" defaultValue={answer.typed.layout} aria-describedby={`${id}-help`}>
        <option value="plain">Plain text</option>
        <option value="legal">Legal text</option>
      </select>
      <span className="help" id={`${id}-help`}>
        Legal text shows when it was last updated and a list of its headings.
      </span>
    </div>
  )
}
