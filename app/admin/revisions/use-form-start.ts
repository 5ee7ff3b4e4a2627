import { useCallback, useEffect, useState } from 'react'
import type { TypedFields } from '#core/revisions/keep-working-copy.ts'
import { openDeviceCopies } from './device-copies.ts'
import type { FieldFocus } from './field-focus.ts'
import { hasTyped } from './form-fields.ts'
import { newCopyId } from './new-copy-id.ts'
import { listOpenElsewhere } from './open-copies.ts'
import type { EditingStart } from './read-editing.ts'
import type { Submitter } from './submitter.ts'
import { gatherCopies, listCopyIds, type UnsavedCopy } from './unsaved-copies.ts'
import type { FormStart } from './use-autosave.ts'

/** The origin of a form's text that is not what is stored; `at` is ISO 8601. */
export type Continued = { at: string; isFromDevice: boolean }

/** A form as started by `useFormStart`. */
export type BegunForm = ReturnType<typeof useFormStart>

type Begun = {
  generation: number
  fields: TypedFields
  /** The text that it continues. */
  copy?: UnsavedCopy | undefined
  continued: Continued | undefined
  /** The button to save the form with at once. */
  submitter?: Submitter | undefined
  /** The focus of whoever is typing. */
  focus?: FieldFocus | undefined
  start: Omit<FormStart, 'kind' | 'id' | 'account'>
}

type Merged = Pick<Begun, 'submitter' | 'focus'> & {
  own: Pick<FormStart, 'copyId' | 'sequence'> | undefined
  other?: Pick<UnsavedCopy, 'continued' | 'onDevice'>
}

type Aside = { others: UnsavedCopy[]; elsewhere: UnsavedCopy[] }

type FormOf = {
  kind: FormStart['kind']
  id: string
  stored: TypedFields
  editing: EditingStart
  /** False for a new record that starts with something else. */
  continues?: boolean | undefined
}

/**
 * The fields that a form starts with: what is stored, unsaved input, or what only this browser has of it. With `restart` the form restarts
 * with other values: give it the `key`.
 */
export function useFormStart({ kind, id, stored, editing, continues = true }: FormOf) {
  const { account } = editing
  const [begun, setBegun] = useState<Begun>(() => {
    const [copy] = gatherCopies(stored, editing.copies, [])
    return { generation: 0, ...(copy ? goOn(copy, stored, editing.copyId) : begin(stored, editing.revision, editing.copyId)) }
  })
  const restart = useCallback((change: (earlier: Begun) => Omit<Begun, 'generation'>) => {
    setBegun((earlier) => ({ ...change(earlier), generation: earlier.generation + 1 }))
  }, [])

  const [aside, setAside] = useState<Aside>({ others: [], elsewhere: [] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration: the server can't know what the browser has
  useEffect(() => {
    if (!continues) return
    const typing = watchTyping()
    let isShown = true
    void Promise.all([openDeviceCopies({ account, kind, id }).list(), listOpenElsewhere()]).then(([kept, open]) => {
      typing.end()
      if (!isShown) return
      const copies = gatherCopies(stored, editing.copies, kept)
      const isElsewhere = (copy: UnsavedCopy) => listCopyIds(copy).some((one) => open.has(one))
      const [newest, ...older] = copies.filter((copy) => !isElsewhere(copy))
      const elsewhere = copies.filter(isElsewhere)
      const isSame = newest?.fields === begun.copy?.fields && !newest?.isFromDevice
      // What someone types while the browser is searched stays, and so do the copies.
      const stays = isSame || typing.hasBegun()
      const shown = stays ? begun.copy : newest
      if (!stays) restart(() => (newest ? goOn(newest, stored, newCopyId()) : begin(stored, editing.revision)))
      const others = newest ? [newest, ...older] : []
      const isOther = (copy: UnsavedCopy) => copy.id !== shown?.id
      setAside({ others: others.filter(isOther), elsewhere: elsewhere.filter(isOther) })
    })
    return () => {
      isShown = false
      typing.end()
    }
  }, [])

  return {
    key: `${id} ${begun.generation}`,
    fields: begun.fields,
    continued: begun.continued,
    submitter: begun.submitter,
    focus: begun.focus,
    start: { ...begun.start, kind, id, account },
    /**
     * Restarts with an unsaved text, and with the revision that it is based on. `own` is the working copy that it continues, and `other` a
     * further text that it has.
     */
    merge(fields: TypedFields, base: number, { own, other, submitter, focus }: Merged) {
      restart(({ start }) => ({
        fields,
        continued: undefined,
        submitter,
        focus,
        start: {
          ...(own ?? { copyId: newCopyId() }),
          base,
          isUnsent: true,
          continued: [...start.continued, ...(other?.continued ?? [])],
          onDevice: [...start.onDevice, ...(other?.onDevice ?? [])],
          names: Object.keys(fields),
        },
      }))
    },
    /** Restarts with what is stored. */
    reset(fields: TypedFields, base: number) {
      restart(() => begin(fields, base))
    },
    /** Further unsaved texts, newest first, and those that other tabs have open. */
    ...aside,
    /** No longer offers a text that was merged with the form's, or discarded. */
    drop({ id: dropped }: UnsavedCopy) {
      setAside(({ others, elsewhere }) => ({ others: others.filter((copy) => copy.id !== dropped), elsewhere }))
    },
  }
}

/** A form that starts with what is stored. */
function begin(fields: TypedFields, base: number, copyId = newCopyId()): Omit<Begun, 'generation'> {
  return { fields, continued: undefined, start: { copyId, base, continued: [], onDevice: [] } }
}

/** A form that continues a copy. */
function goOn(copy: UnsavedCopy, stored: TypedFields, copyId: string): Omit<Begun, 'generation'> {
  const { base, savedAt, isFromDevice, continued, onDevice } = copy
  const fields = { ...stored, ...copy.fields }
  const names = Object.keys(copy.fields)
  return {
    fields,
    copy,
    continued: { at: savedAt, isFromDevice },
    start: { copyId, base, isUnsent: isFromDevice, continued, onDevice, names },
  }
}

/** Whether anyone has typed in the page since it was opened, including before its script started. */
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
