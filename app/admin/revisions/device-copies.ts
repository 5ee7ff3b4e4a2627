/** What is kept in this browser of a form, until the server has it. `savedAt` is ISO 8601. */
export type DeviceCopy = { id: string; base: number; savedAt: string; fields: Record<string, string> }

const prefix = 'griddle-unsaved'

/** The forms of one record ('blog' and its id; '' for new ones) as they are kept in this browser. All of it may be forbidden or full. */
export function openDeviceCopies(record: { kind: string; id: string }) {
  const start = `${prefix}:${record.kind}:${record.id}:`
  return {
    /** Returns whether it is kept. */
    keep(copy: DeviceCopy) {
      try {
        localStorage.setItem(start + copy.id, JSON.stringify(copy))
        return true
      } catch {
        return false
      }
    },
    forget(id: string) {
      try {
        localStorage.removeItem(start + id)
      } catch {
        // Nothing can be kept there either.
      }
    },
    /** The copy that was kept last. */
    findNewest(): DeviceCopy | undefined {
      const copies = listKeys(start).flatMap((key) => read(key) ?? [])
      return copies.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))[0]
    },
  }
}

function listKeys(start: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** Nobody but this module writes there, but an earlier release may have done it differently. */
function read(key: string): DeviceCopy | undefined {
  try {
    const { id, base, savedAt, fields } = JSON.parse(localStorage.getItem(key) ?? '')
    if (typeof id !== 'string' || typeof base !== 'number' || typeof savedAt !== 'string') return undefined
    const typed = Object.entries(fields).map(([name, value]) => [name, String(value)])
    return { id, base, savedAt, fields: Object.fromEntries(typed) }
  } catch {
    return undefined
  }
}
