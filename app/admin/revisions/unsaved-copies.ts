import type { TypedFields } from '#core/revisions/keep-working-copy.ts'
import type { DeviceCopy } from './device-copies.ts'
import { hasSameFields } from './typed-fields.ts'
import type { KeptCopy } from './use-autosave.ts'

/** An unsaved text of a record, and the copies that contain it. `savedAt` is ISO 8601. */
export type UnsavedCopy = DeviceCopy & { isFromDevice: boolean; continued: KeptCopy[]; onDevice: string[] }

/**
 * The unsaved texts, newest first: from the copies on the server and in this browser. For one copy, the browser's text is never older. Two
 * copies with the same text count as one, and one equal to what is stored as none.
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

/** All copies that contain a text. */
export function listCopyIds({ id, continued, onDevice }: UnsavedCopy) {
  return [...new Set([id, ...continued.map((copy) => copy.id), ...onDevice])]
}

/** Whether typed fields differ from what is stored. A new post's date is filled in before anyone types. */
export function isUnsaved(fields: TypedFields, stored: TypedFields) {
  return Object.entries(fields).some(([name, value]) => value !== (stored[name] ?? '') && name !== 'formattedDate' && value !== '[]')
}

function toKept({ id, savedAt }: DeviceCopy): KeptCopy {
  return { id, savedAt }
}
