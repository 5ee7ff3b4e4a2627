import type { TypedFields } from '#core/revisions/keep-working-copy.ts'
import type { DeviceCopy } from './device-copies.ts'
import { hasSameFields } from './typed-fields.ts'
import type { KeptCopy } from './use-autosave.ts'

/** A text of a record that was typed and not saved, and the copies that hold it. `savedAt` is ISO 8601. */
export type UnsavedCopy = DeviceCopy & { isFromDevice: boolean; continued: KeptCopy[]; onDevice: string[] }

/**
 * The texts that were typed and not saved, the newest first: those of the copies on the server and in this browser. Of one copy the browser's text is
 * never older. Two copies with the same text are one, and one that says the same as what is stored is none.
 */
export function gatherCopies(stored: TypedFields, onServer: DeviceCopy[], inBrowser: DeviceCopy[]): UnsavedCopy[] {
  const known = new Map(onServer.map((copy) => [copy.id, copy]))
  const fromBrowser = inBrowser.map((copy) => {
    const sent = known.get(copy.id)
    return { ...copy, isFromDevice: true, continued: sent ? [toKept(sent)] : [], onDevice: [copy.id] }
  })
  const kept = new Set(inBrowser.map(({ id }) => id))
  const others = onServer.filter(({ id }) => !kept.has(id))
  const fromServer = others.map((copy) => ({ ...copy, isFromDevice: false, continued: [toKept(copy)], onDevice: [] }))
  const copies = [...fromBrowser, ...fromServer].filter(({ fields }) => isUnsaved(fields, stored))
  const gathered: UnsavedCopy[] = []
  for (const copy of copies.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))) {
    const same = gathered.find(({ base, fields }) => base === copy.base && hasSameFields(fields, copy.fields))
    if (!same) gathered.push(copy)
    same?.continued.push(...copy.continued)
    same?.onDevice.push(...copy.onDevice)
  }
  return gathered
}

/** All copies that hold a text. */
export function listCopyIds({ id, continued, onDevice }: UnsavedCopy) {
  return [...new Set([id, ...continued.map((copy) => copy.id), ...onDevice])]
}

/** Whether typed fields say something else than what is stored. A new post's date is filled in before anybody types. */
export function isUnsaved(fields: TypedFields, stored: TypedFields) {
  return Object.entries(fields).some(([name, value]) => value !== (stored[name] ?? '') && name !== 'formattedDate' && value !== '[]')
}

function toKept({ id, savedAt }: DeviceCopy): KeptCopy {
  return { id, savedAt }
}
