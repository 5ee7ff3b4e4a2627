import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fieldLimits } from '#domain/forms/form-limits.ts'

type SearchInputProps = { id: string; query: string; required?: boolean }

/**
 * Where searches are typed. It shows what was searched for, also after going back, and never loses the keyboard. Suggestions are loaded when it is
 * first used; until then, and without them, it is a plain field of its form.
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
