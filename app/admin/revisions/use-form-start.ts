import { useCallback, useEffect, useState } from 'react'
import type { TypedFields } from '#operations/revisions/keep-working-copy.ts'
import { openDeviceCopies } from './device-copies.ts'
import { newCopyId } from './new-copy-id.ts'
import type { EditingStart } from './read-editing.ts'
import type { Submitter } from './submitter.ts'
import { gatherCopies, type UnsavedCopy } from './unsaved-copies.ts'
import type { FormStart } from './use-autosave.ts'

/** Where the text of a form came from that is not what is stored; `at` is ISO 8601. */
export type Continued = { at: string; isFromDevice: boolean }

/** A form as `useFormStart` begins it. */
export type BegunForm = ReturnType<typeof useFormStart>

type Begun = {
  generation: number
  fields: TypedFields
  continued: Continued | undefined
  /** The button that the form is saved with at once. */
  submitter?: Submitter | undefined
  start: Omit<FormStart, 'kind' | 'id' | 'account'>
}

type FormOf = {
  kind: FormStart['kind']
  id: string
  stored: TypedFields
  editing: EditingStart
  /** False for a new record that begins with something else. */
  continues?: boolean | undefined
}

/**
 * The fields that a form begins with: what is stored, what one typed before and did not save, or what only this browser has of it. With `restart` the
 * form begins anew with other values: give it the `key`.
 */
export function useFormStart({ kind, id, stored, editing, continues = true }: FormOf) {
  const { account } = editing
  const [begun, setBegun] = useState<Begun>(() => {
    const [copy] = gatherCopies(stored, editing.copies, [])
    const fresh = { fields: stored, continued: undefined, start: { copyId: editing.copyId, base: editing.revision, ...nothingContinued } }
    return { generation: 0, ...fresh, ...(copy && goOn(copy, stored, editing.copyId)) }
  })
  const restart = useCallback((change: (earlier: Begun) => Omit<Begun, 'generation'>) => {
    setBegun((earlier) => ({ ...change(earlier), generation: earlier.generation + 1 }))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration: the server can't know what the browser has
  useEffect(() => {
    if (!continues) return
    const typing = watchTyping()
    void openDeviceCopies({ account, kind, id })
      .list()
      .then((kept) => {
        typing.end()
        const [newest] = gatherCopies(stored, editing.copies, kept)
        // What somebody types while the browser looks stays; the copy does as well.
        if (newest?.isFromDevice && !typing.hasBegun()) restart(() => goOn(newest, stored, newCopyId()))
      })
    return typing.end
  }, [])

  return {
    key: `${id} ${begun.generation}`,
    fields: begun.fields,
    continued: begun.continued,
    submitter: begun.submitter,
    start: { ...begun.start, kind, id, account },
    /** Begins anew with a text that is not stored, and with the revision that it takes into account. `replaced` are further working copies whose text it has. */
    merge(fields: TypedFields, base: number, replaced: Pick<FormStart, 'continued' | 'onDevice'>, submitter?: Submitter) {
      restart(({ start }) => ({
        fields,
        continued: undefined,
        submitter,
        start: {
          copyId: newCopyId(),
          base,
          isUnsent: true,
          continued: [...start.continued, ...replaced.continued],
          onDevice: [...start.onDevice, ...replaced.onDevice],
          names: Object.keys(fields),
        },
      }))
    },
    /** Begins anew with what is stored. */
    reset(fields: TypedFields, base: number) {
      restart(() => ({ fields, continued: undefined, start: { copyId: newCopyId(), base, ...nothingContinued } }))
    },
  }
}

const nothingContinued = { continued: [], onDevice: [] }

/** A form that goes on with a copy. */
function goOn(copy: UnsavedCopy, stored: TypedFields, copyId: string): Omit<Begun, 'generation'> {
  const { base, savedAt, isFromDevice, continued, onDevice } = copy
  const fields = { ...stored, ...copy.fields }
  const names = Object.keys(copy.fields)
  return {
    fields,
    continued: { at: savedAt, isFromDevice },
    start: { copyId, base, isUnsent: isFromDevice, continued, onDevice, names },
  }
}

/** Whether anybody has typed in the page since it was opened; text that stands in its fields from before it started counts. */
function watchTyping() {
  let isTyped = false
  const note = () => {
    isTyped = true
  }
  document.addEventListener('input', note, true)
  return {
    end: () => document.removeEventListener('input', note, true),
    hasBegun: () => isTyped || [...document.querySelectorAll<HTMLInputElement>('[name=copyId]')].some(({ form }) => form && hasTyped(form)),
  }
}

function hasTyped(form: HTMLFormElement) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden], [type=checkbox]), textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
