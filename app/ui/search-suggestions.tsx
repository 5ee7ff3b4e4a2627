import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { countOf } from '#domain/text/count-of.ts'
import { Icon } from './icon.tsx'
import { MarkedText } from './marked.tsx'
import { useOnChange } from './use-on-answer.ts'
import { type Suggested, useSuggestions } from './use-suggestions.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Turns the search field before it into a combobox with a list of suggestions, for keyboard, mouse and touch. The focus stays in the field,
 * and Enter without a selected suggestion submits its form.
 */
export function SearchSuggestions() {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(-1)
  const suggested = useSuggestions(text)
  const paths = suggested?.suggestions.length ? [...suggested.suggestions.map(({ path }) => path), toSearchPath(text)] : []
  const isOpen = text !== '' && paths.length > 0

  function close() {
    setText('')
    setChosen(-1)
  }

  function go(path: string | undefined) {
    if (!path) return
    close()
    clearField(findField(list.current))
    navigate(path)
  }

  function onType() {
    setText(findField(list.current)?.value.trim() ?? '')
    setChosen(-1)
  }

  function onKey(event: KeyboardEvent) {
    if (!isOpen || event.isComposing) return
    const step = steps[event.key]
    if (!step && event.key !== 'Escape' && (event.key !== 'Enter' || chosen < 0)) return
    event.preventDefault()
    event.stopPropagation()
    // Past either end, the selection returns to the field itself.
    if (step) setChosen(((chosen + 1 + step + paths.length + 1) % (paths.length + 1)) - 1)
    else if (event.key === 'Enter') go(paths[chosen])
    else close()
  }

  function onPoint(event: Event) {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null
    if (event.type === 'click' && option) go(paths[Number(option.getAttribute('data-index'))])
    // Keeps the focus in the field; touch may still scroll the list.
    else if (event.type === 'mousedown') event.preventDefault()
  }

  useOnChange(useLocation().key, close)
  useFieldEvents(list, { onType, onKey, onPoint, onLeave: close })
  useComboboxState(list, id, isOpen, chosen)
  return (
    <>
      <div ref={list} id={`${id}list`} className="suggestions" role="listbox" aria-label="Suggestions" tabIndex={-1} hidden={!isOpen}>
        {isOpen && suggested ? <Options id={id} suggested={suggested} text={text} chosen={chosen} /> : null}
      </div>
      <span className="visually-hidden" role="status">
        {text && suggested ? toAnnouncement(suggested) : ''}
      </span>
    </>
  )
}

type Handlers = { onType: () => void; onKey: (event: KeyboardEvent) => void; onPoint: (event: Event) => void; onLeave: () => void }

/** Listens to the field before the list, and to the list. */
function useFieldEvents(list: RefObject<HTMLElement | null>, { onType, onKey, onPoint, onLeave }: Handlers) {
  const type = useEffectEvent(onType)
  const press = useEffectEvent(onKey)
  const point = useEffectEvent(onPoint)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const [field, options] = [findField(list.current), list.current]
    if (!field || !options) return
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('input', () => type(), { signal })
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.addEventListener('blur', () => leave(), { signal })
    field.form?.addEventListener('submit', () => leave(), { signal })
    for (const name of ['click', 'mousedown']) options.addEventListener(name, (event) => point(event), { signal })
    // Somebody may have typed while this was loading.
    if (document.activeElement === field && field.value !== field.defaultValue) type()
    return () => stop.abort()
  }, [list])
}

/** Says in the field what the list shows; together with the list, so that screen readers never find the two inconsistent. */
function useComboboxState(list: RefObject<HTMLElement | null>, id: string, isOpen: boolean, chosen: number) {
  useLayoutEffect(() => {
    const field = findField(list.current)
    const states = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}list`,
      'aria-expanded': String(isOpen),
      'aria-activedescendant': isOpen && chosen >= 0 ? toOptionId(id, chosen) : '',
    }
    for (const [name, value] of Object.entries(states)) value ? field?.setAttribute(name, value) : field?.removeAttribute(name)
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [list, id, isOpen, chosen])
}

type OptionsProps = { id: string; suggested: Suggested; text: string; chosen: number }

function Options({ id, suggested: { suggestions }, text, chosen }: OptionsProps) {
  const toProps = (index: number) => ({
    id: toOptionId(id, index),
    'data-index': index,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === chosen,
  })
  return (
    <>
      {suggestions.map(({ kind, path, title }, index) => (
        <div key={path} {...toProps(index)}>
          <span className="suggestions__title">
            <MarkedText pieces={title} />
          </span>
          <span className="suggestions__kind">{kind === 'recipe' ? 'Recipe' : 'Post'}</span>
        </div>
      ))}
      <div {...toProps(suggestions.length)} className="suggestions__all">
        <Icon name="search" />
        <span className="suggestions__title">All results for “{text}”</span>
      </div>
    </>
  )
}

function clearField(field: HTMLInputElement | null | undefined) {
  if (field) field.value = field.defaultValue
}

/** The field precedes the list in the same form. */
function findField(list: HTMLElement | null) {
  return list?.closest('form')?.querySelector<HTMLInputElement>('input[name=q]')
}

function toOptionId(id: string, index: number) {
  return `${id}option-${index}`
}

function toSearchPath(text: string) {
  return `/search?${new URLSearchParams({ q: text })}`
}

function toAnnouncement({ suggestions: { length } }: Suggested) {
  if (length === 0) return 'No suggestions.'
  return `${countOf(length, 'suggestion')}. Use the arrow keys to choose.`
}
