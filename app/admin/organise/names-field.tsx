import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { describedBy, type FieldAnswer, FieldNotes, useFieldError } from '#app/ui/field.tsx'
import { useListbox } from '#app/ui/use-listbox.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { findNameAt, putNameAt } from '#domain/terms/name-at.ts'
import { type TermKind, toTermSlug } from '#domain/terms/term.ts'
import type { loader as readNames } from './term-names.ts'

const mostOffered = 8

type NamesFieldProps = {
  name: string
  label: string
  kind: TermKind
  /** In a group that is labelled as optional. */
  unmarked?: true
  answer: FieldAnswer | undefined
}

/**
 * A comma-separated text of names with completion from the owner's list: with the arrow keys or a press. Enter adds what was typed. Without
 * JavaScript it is a plain field.
 */
export function NamesField({ name, label, kind, unmarked, answer }: NamesFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<typeof readNames>()
  const [typed, setTyped] = useState<string>()
  const { error, forget } = useFieldError(name, answer)
  const help = 'Separate with commas'
  const offered = typed === undefined ? [] : listOffered(fetcher.data?.names ?? [], typed, field.current?.value ?? '')
  const {
    field: combobox,
    list,
    isOpen,
    toOption,
    press,
    reset,
  } = useListbox({
    label,
    keys: offered,
    onPick: (index) => add(offered[index] ?? ''),
    onClose: close,
  })

  function load() {
    if (fetcher.state === 'idle' && !fetcher.data) fetcher.load(`/admin/term-names?kind=${kind}`)
  }

  function close() {
    setTyped(undefined)
    reset()
  }

  function look() {
    const { value = '', selectionStart } = field.current ?? {}
    setTyped(findNameAt(value, selectionStart ?? value.length))
    reset()
  }

  function add(picked: string) {
    const input = field.current
    if (!input) return
    const { text, caret } = putNameAt(input.value, input.selectionStart ?? input.value.length, picked)
    input.value = text
    input.setSelectionRange(caret, caret)
    // Dispatched as if typed, for the form's listeners.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    close()
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (press(event) || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    add(typed ?? findNameAt(event.currentTarget.value, event.currentTarget.selectionStart ?? 0))
  }

  return (
    <div className="field names-field">
      <label htmlFor={id}>
        {label}
        {unmarked ? null : <span className="field-optional"> (optional)</span>}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        className="input"
        defaultValue={answer?.typed[name] ?? ''}
        maxLength={editorLimits.names}
        {...combobox}
        {...describedBy(id, { error, help })}
        onFocus={load}
        onInput={() => {
          forget()
          if (document.activeElement === field.current) look()
        }}
        onBlur={close}
        onKeyDown={pressKey}
      />
      <div {...list} className="names-field__list" hidden={!isOpen}>
        {offered.map((option, index) => (
          <div key={option} {...toOption(index)}>
            {option}
          </div>
        ))}
      </div>
      <FieldNotes {...{ id, error, help }} />
    </div>
  )
}

/** Names in the list with a word that starts with what is typed, and that are not in the field yet. */
function listOffered(names: string[], typed: string, text: string) {
  const key = toTermSlug(typed)
  if (key === '') return []
  const present = new Set(text.split(',').map(toTermSlug))
  return names
    .map((name) => ({ name, slug: toTermSlug(name) }))
    .filter(({ slug }) => `-${slug}`.includes(`-${key}`) && (!present.has(slug) || slug === key))
    .sort((one, other) => Number(other.slug.startsWith(key)) - Number(one.slug.startsWith(key)))
    .slice(0, mostOffered)
    .map(({ name }) => name)
}
