import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fieldLimits } from '#domain/forms/form-limits.ts'

type SearchInputProps = { id: string; query: string; required?: boolean }

/**
 * A search field. It shows the current query, also after going back, and never loses the focus. Suggestions are loaded on first use; until
 * then, and without them, it is a plain form field.
 */
export function SearchInput({ id, query, required }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType>()
  const load = () =>
    import('./search-suggestions.tsx').then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      () => {},
    )
  useEffect(() => {
    if (input.current) input.current.value = query
  }, [query])
  return (
    <>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        placeholder="Search..."
        defaultValue={query}
        maxLength={fieldLimits.search}
        required={required}
        onFocus={load}
        onInput={load}
      />
      {Suggestions ? <Suggestions /> : null}
    </>
  )
}
