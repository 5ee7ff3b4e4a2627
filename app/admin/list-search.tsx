import { useId } from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { toListPath } from './list-path.ts'

type ListSearchProps = {
  /** Address of the list. */
  action: string
  /** For example 'Search recipes'. */
  label: string
  search: string
  /** Other query parameters to preserve. */
  params?: Record<string, string>
}

export function ListSearch({ action, label, search, params = {} }: ListSearchProps) {
  const id = useId()
  return (
    <Form className="find-in-list" role="search" action={action}>
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="find-in-list__field">
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          key={search}
          className="input"
          id={id}
          type="search"
          name="q"
          placeholder={label}
          defaultValue={search}
          maxLength={fieldLimits.search}
        />
        <button className="icon-button" type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      {search ? (
        <Link className="button button--quiet button--small" to={toListPath(action, {}, params)}>
          Show all
        </Link>
      ) : null}
    </Form>
  )
}
