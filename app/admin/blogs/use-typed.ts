import { type RefObject, useEffect, useState } from 'react'

/** The values of some fields of the surrounding form, as they are typed; initially the given ones. */
export function useTyped<Name extends string>(
  inside: RefObject<HTMLElement | null>,
  names: readonly Name[],
  start: Record<string, string>,
) {
  const [typed, setTyped] = useState(() => pick(names, (name) => start[name]))
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    // One by one: reading the whole form would make the editor serialise its text at every key press.
    const read = () => setTyped(pick(names, (name) => readField(form, name)))
    const note = ({ target }: Event) => {
      if (names.some((name) => form.elements.namedItem(name) === target)) read()
    }
    read()
    form.addEventListener('input', note)
    return () => form.removeEventListener('input', note)
  }, [inside, names])
  return typed
}

function readField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}

function pick<Name extends string>(names: readonly Name[], read: (name: Name) => string | undefined) {
  return Object.fromEntries(names.map((name) => [name, (read(name) ?? '').trim()])) as Record<Name, string>
}
