import { useId } from 'react'
import { Form, useLocation } from 'react-router'
import { Icon } from './icon.tsx'
import { SearchInput } from './search-input.tsx'

/** The site search; on the results page it contains the query. `label` tells it apart from the page's other search forms. */
export function SearchBox({ label = 'Site search' }: { label?: string }) {
  const id = useId()
  const { pathname, search } = useLocation()
  const query = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <Form className="search-box" role="search" action="/search" aria-label={label}>
      <label className="visually-hidden" htmlFor={id}>
        Search
      </label>
      <SearchInput id={id} query={query} />
      <button className="icon-button" type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </Form>
  )
}
