import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { countOf } from '#domain/text/count-of.ts'
import { Icon } from './icon.tsx'
import { MarkedText } from './marked.tsx'
import { useListbox } from './use-listbox.ts'
import { useOnChange } from './use-on-answer.ts'
import { type Suggested, useSuggestions } from './use-suggestions.ts'

/**
 * Turns the search field before it into a combobox with a list of suggestions, for keyboard, mouse and touch. The focus stays in the field,
 * and Enter without a selected suggestion submits its form.
 */
export function SearchSuggestions() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const suggested = useSuggestions(text)
  const paths = text && suggested?.suggestions.length ? [...suggested.suggestions.map(({ path }) => path), toSearchPath(text)] : []
  const { field, list, isOpen, toOption, press, reset } = useListbox({
    label: 'Suggestions',
    keys: paths,
    onPick: (index) => go(paths[index]),
    onClose: close,
  })

  const input = () => findField(list.ref.current)

  function close() {
    setText('')
    reset()
  }

  function go(path: string | undefined) {
    if (!path) return
    close()
    const field = input()
    if (field) field.value = field.defaultValue
    navigate(path)
  }

  function onType() {
    setText(input()?.value.trim() ?? '')
    reset()
  }

  useOnChange(useLocation().key, close)
  useFieldEvents(list.ref, { onType, onKey: press, onLeave: close })
  // Updated together with the list, so that screen readers never find the two inconsistent.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(field))
      value === undefined ? input()?.removeAttribute(name) : input()?.setAttribute(name, String(value))
  })
  return (
    <>
      <div {...list} className="suggestions" hidden={!isOpen}>
        {isOpen && suggested ? <Options suggested={suggested} text={text} toOption={toOption} /> : null}
      </div>
      <span className="visually-hidden" role="status">
        {text && suggested ? toAnnouncement(suggested) : ''}
      </span>
    </>
  )
}

type Handlers = { onType: () => void; onKey: (event: KeyboardEvent) => void; onLeave: () => void }

/** Listens to the field before the list. */
function useFieldEvents(list: RefObject<HTMLElement | null>, { onType, onKey, onLeave }: Handlers) {
  const type = useEffectEvent(onType)
  const press = useEffectEvent(onKey)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const field = findField(list.current)
    if (!field) return
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('input', () => type(), { signal })
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.addEventListener('blur', () => leave(), { signal })
    field.form?.addEventListener('submit', () => leave(), { signal })
    // Someone may have typed while this was loading.
    if (document.activeElement === field && field.value !== field.defaultValue) type()
    return () => stop.abort()
  }, [list])
}

type OptionsProps = { suggested: Suggested; text: string; toOption: ReturnType<typeof useListbox>['toOption'] }

function Options({ suggested: { suggestions }, text, toOption }: OptionsProps) {
  return (
    <>
      {suggestions.map(({ kind, path, title }, index) => (
        <div key={path} {...toOption(index)}>
          <span className="suggestions__title">
            <MarkedText pieces={title} />
          </span>
          <span className="suggestions__kind">{kind === 'recipe' ? 'Recipe' : 'Post'}</span>
        </div>
      ))}
      <div {...toOption(suggestions.length)} className="suggestions__all">
        <Icon name="search" />
        <span className="suggestions__title">All results for “{text}”</span>
      </div>
    </>
  )
}

/** The field precedes the list in the same form. */
function findField(list: HTMLElement | null) {
  return list?.closest('form')?.querySelector<HTMLInputElement>('input[name=q]')
}

function toSearchPath(text: string) {
  return `/search?${new URLSearchParams({ q: text })}`
}

function toAnnouncement({ suggestions: { length } }: Suggested) {
  if (length === 0) return 'No suggestions.'
  return `${countOf(length, 'suggestion')}. Use the arrow keys to choose.`
}
