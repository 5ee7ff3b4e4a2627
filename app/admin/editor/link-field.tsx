import { useCallback, useId, useState } from 'react'
import { describedBy, FieldNotes } from '#app/ui/field.tsx'
import { useAnswerTo } from '#app/ui/use-answer-to.ts'
import { useListbox } from '#app/ui/use-listbox.ts'
import type { LinkTarget } from '#core/admin/find-link-targets.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { countOf } from '#domain/text/count-of.ts'
import { StateTag } from '../publication/state-tag.tsx'
import { useAskSignIn } from '../sign-in-on-demand.tsx'

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

/** A field that offers search results of this site. The focus stays in it; Enter without a selected target is passed to the dialog. */
export function LinkField({ label, placeholder, only, value, words, error, onType, onPick }: LinkFieldProps) {
  const id = useId()
  const [isShut, setShut] = useState(false)
  const searched = words.length <= fieldLimits.search ? words : ''
  const found = useLinkTargets(searched, only)
  const targets = isShut || !Array.isArray(found) ? [] : found
  const pick = (target: LinkTarget | undefined) => {
    setShut(true)
    if (target) onPick(target)
  }
  const { field, list, toOption, press, reset } = useListbox({
    label: 'On this site',
    keys: targets.map(({ path }) => path),
    onPick: (index) => pick(targets[index]),
    onClose: () => setShut(true),
  })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        {...field}
        placeholder={placeholder}
        maxLength={editorLimits.url}
        value={value}
        {...describedBy(id, { error })}
        onKeyDown={press}
        onChange={(event) => {
          reset()
          setShut(false)
          onType(event.currentTarget.value)
        }}
      />
      <FieldNotes {...{ id, error }} />
      {targets.length > 0 ? (
        <div {...list} className="link-targets">
          {targets.map((target, index) => (
            <div key={target.path} {...toOption(index)}>
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

type FoundTargets = LinkTarget[] | 'failed' | 'session-ended'

const debounceMilliseconds = 200
const timeoutMilliseconds = 8000

/** Pages or recipes on this site that match these words; undefined before the first response and for fewer than two letters. */
function useLinkTargets(words: string, only?: 'recipe') {
  const askSignIn = useAskSignIn()
  const find = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const answer = await ask({ q: typed, ...(only && { kind: only }) }, signal)
      if (answer === 'session-ended' && !signal.aborted) askSignIn()
      return answer
    },
    [askSignIn, only],
  )
  return useAnswerTo(words, find, debounceMilliseconds)
}

async function ask(query: Record<string, string>, signal: AbortSignal): Promise<FoundTargets> {
  try {
    const response = await fetch(`/admin/link-targets?${new URLSearchParams(query)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect') return 'session-ended'
    return response.ok ? (await response.json()).targets : 'failed'
  } catch {
    return 'failed'
  }
}
