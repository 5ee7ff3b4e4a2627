import { useCallback, useEffect, useState } from 'react'
import type { TypedFields } from '#operations/revisions/keep-working-copy.ts'
import { openDeviceCopies } from './device-copies.ts'
import type { EditingStart } from './read-editing.ts'
import type { FormStart } from './use-autosave.ts'

/** Where the text of a form came from that is not what is stored; `at` is ISO 8601. */
export type Continued = { copyId: string; at: string; isFromDevice: boolean }

/** A form as `useFormStart` begins it. */
export type BegunForm = ReturnType<typeof useFormStart>

type Begun = { generation: number; fields: TypedFields; continued: Continued | undefined; start: Omit<FormStart, 'kind' | 'id'> }

type FormOf = {
  kind: 'blog' | 'recipe'
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
  const [begun, setBegun] = useState(() => begin(stored, editing))
  const restart = useCallback((change: (earlier: Begun) => Omit<Begun, 'generation'>) => {
    setBegun((earlier) => ({ ...change(earlier), generation: earlier.generation + 1 }))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration: the server can't know what the browser has
  useEffect(() => {
    const kept = continues && openDeviceCopies({ kind, id }).findNewest()
    if (!kept) return
    restart(({ start }) => ({
      fields: { ...stored, ...kept.fields },
      continued: { copyId: kept.id, at: kept.savedAt, isFromDevice: true },
      start: { copyId: crypto.randomUUID(), base: kept.base, isUnsent: true, onDevice: kept.id, continued: start.continued },
    }))
  }, [])

  return {
    key: `${id} ${begun.generation}`,
    fields: begun.fields,
    continued: begun.continued,
    start: { ...begun.start, kind, id },
    /** Begins anew with a text that is not stored, and with the revision that it takes into account. `earlier` is the working copy that it replaces. */
    merge(fields: TypedFields, base: number, earlier: FormStart['continued']) {
      restart(({ start }) => ({
        fields,
        continued: undefined,
        start: { copyId: crypto.randomUUID(), base, isUnsent: true, continued: earlier ?? start.continued },
      }))
    },
    /** Begins anew with what is stored. */
    reset(fields: TypedFields, base: number) {
      restart(() => ({ fields, continued: undefined, start: { copyId: crypto.randomUUID(), base } }))
    },
  }
}

function begin(stored: TypedFields, { copy, copyId, revision }: EditingStart): Begun {
  if (!copy) return { generation: 0, fields: stored, continued: undefined, start: { copyId, base: revision } }
  const { id, savedAt, base } = copy
  return {
    generation: 0,
    fields: { ...stored, ...copy.fields },
    continued: { copyId: id, at: savedAt, isFromDevice: false },
    start: { copyId, base, continued: { id, savedAt } },
  }
}
