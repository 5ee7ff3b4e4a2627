import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import type { LinkTarget } from '#core/admin/find-link-targets.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { countOf } from '#domain/text/count-of.ts'
import { StateTag } from '../publication/state-tag.tsx'
import { type FoundTargets, useLinkTargets } from './use-link-targets.ts'

type LinkFieldProps = {
  label: string
  placeholder?: string
  /** Only recipes are offered. */
  only?: 'recipe'
  value: string
  /** What to search this site for; '' while an address is typed. */
  words: string
  error: string | undefined
  onType: (typed: string) => void
  onPick: (target: LinkTarget) => void
}

const kinds = { blog: 'Post', recipe: 'Recipe', page: 'Page' }

const failures = {
  failed: 'Search isn’t working right now. You can still enter an address.',
  'session-ended': 'Your session has ended. Sign in again, then keep typing.',
}

/** A field that offers what its words find on this site. The focus stays in it; Enter without a chosen target is the dialog's. */
export function LinkField({ label, placeholder, only, value, words, error, onType, onPick }: LinkFieldProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosenPath, setChosenPath] = useState<string>()
  const [isShut, setShut] = useState(false)
  const searched = words.length <= fieldLimits.search ? words : ''
  const found = useLinkTargets(searched, only)
  const targets = isShut || !Array.isArray(found) ? [] : found
  const chosen = targets.findIndex(({ path }) => path === chosenPath)
  const isOpen = targets.length > 0

  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function pick(target: LinkTarget) {
    setShut(true)
    onPick(target)
  }

  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = targets[chosen]
    // Past either end, the choice returns to the field itself.
    if (step) setChosenPath(targets[((chosen + 1 + step + targets.length + 1) % (targets.length + 1)) - 1]?.path)
    else if (event.key === 'Enter' && target) pick(target)
    else if (event.key === 'Escape') setShut(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={editorLimits.url}
        value={value}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={press}
        onChange={(event) => {
          setChosenPath(undefined)
          setShut(false)
          onType(event.currentTarget.value)
        }}
      />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      {isOpen ? (
        <div ref={list} className="link-targets" id={`${id}-list`} role="listbox" aria-label="On this site" tabIndex={-1}>
          {targets.map((target, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={target.path}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(target)}
            >
              <span className="link-targets__title">
                {target.title} <StateTag state={target.state} />
              </span>
              {only ? null : <span className="link-targets__kind">{kinds[target.kind]}</span>}
              <span className="link-targets__path">{target.path}</span>
            </div>
          ))}
        </div>
      ) : null}
      <span className="help" role="status">
        {isShut ? '' : describe(searched, found, only)}
      </span>
    </div>
  )
}

function describe(words: string, found: FoundTargets | undefined, only: 'recipe' | undefined) {
  if (words.length < 2) return ''
  if (!found) return 'Searching…'
  if (found === 'failed' && only) return 'Search isn’t working right now. Keep typing to try again.'
  if (!Array.isArray(found)) return failures[found]
  if (found.length === 0) return only ? 'No matching recipes.' : 'No matching posts, recipes or pages.'
  return `${countOf(found.length, 'match', 'matches')}. Use the arrow keys to choose.`
}
