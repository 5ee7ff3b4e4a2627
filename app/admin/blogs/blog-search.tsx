import { useId } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { fieldLimits } from '#domain/form-limits.ts'

/** Searches titles and texts of the posts. */
export function BlogSearch({ q }: { q: string }) {
  const id = useId()
  return (
    <Form className="list-search" role="search" aria-label="Blogs">
      <label className="visually-hidden" htmlFor={id}>
        Search blogs
      </label>
      <input
        key={q}
        className="input"
        id={id}
        type="search"
        name="q"
        placeholder="Search..."
        defaultValue={q}
        maxLength={fieldLimits.search}
      />
      <button className="button button--quiet" type="submit">
        <Icon name="search" />
        Search
      </button>
      {q ? (
        <Link className="button button--quiet" to="?">
          Show all
        </Link>
      ) : null}
    </Form>
  )
}
