import { useEffect, useRef } from 'react'
import { fieldLimits } from '#domain/form-limits.ts'

type SearchInputProps = { id: string; query: string; required?: boolean }

/** Where searches are typed. It shows what was searched for, also after going back, and never loses the keyboard. */
export function SearchInput({ id, query, required }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = query
  }, [query])
  return (
    <input
      ref={input}
      id={id}
      type="search"
      name="q"
      placeholder="Search..."
      defaultValue={query}
      maxLength={fieldLimits.search}
      required={required}
    />
  )
}
