import type { SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'

/** Restores the original of a built-in page, after a confirmation. */
export function BringBack({ id, title }: { id: string; title: string }) {
  const { state } = useNavigation()
  const question = `Restore the original of "${title}"? Your own text stays in the history.`
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    if (state !== 'idle' || !window.confirm(question)) event.preventDefault()
  }
  return (
    <Form method="post" action="/admin/pages" onSubmit={ask}>
      <input type="hidden" name="id" value={id} />
      <button className="button button--quiet" type="submit">
        Restore the original<span className="visually-hidden"> of {title}</span>
      </button>
    </Form>
  )
}
