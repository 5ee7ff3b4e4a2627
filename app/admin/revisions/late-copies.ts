import type { StoredCopy } from './copy-database.ts'

// Copies in local storage: used if a browser forbids IndexedDB, or it is full. A browser that is killed forgets the latest writes.

const prefix = 'griddle-copy'
/** Earlier releases stored copies here, without the account. */
const earlierPrefix = 'griddle-unsaved'

type Place = Pick<StoredCopy, 'account' | 'kind' | 'recordId'>

const toStart = ({ account, kind, recordId }: Place) => `${prefix}:${account}:${kind}:${recordId}:`

/** Returns whether it is stored. */
export function putLateCopy(copy: StoredCopy) {
  try {
    localStorage.setItem(toStart(copy) + copy.id, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function deleteLateCopies(place: Place, ids: readonly string[]) {
  for (const id of ids) remove(toStart(place) + id)
}

export function listLateCopies(place: Place): StoredCopy[] {
  return listKeys(toStart(place)).flatMap((key) => readCopy(key, place) ?? [])
}

/** The ids of the records of a kind of which an account has copies here. */
export function listLateRecordIds({ account, kind }: Omit<Place, 'recordId'>) {
  const start = `${prefix}:${account}:${kind}:`
  return [...new Set(listKeys(start).map((key) => key.slice(start.length, key.lastIndexOf(':'))))]
}

/**
 * Those that earlier releases left, assigned to the account: the first to come most likely wrote them. `forget` deletes what they left of
 * it.
 */
export function listEarlierCopies(account: string): { copy: StoredCopy; forget: () => void }[] {
  return listKeys(`${earlierPrefix}:`).flatMap((key) => {
    const [, kind = '', recordId = ''] = key.split(':')
    const copy = readCopy(key, { account, kind, recordId })
    return copy ? [{ copy, forget: () => remove(key) }] : []
  })
}

function listKeys(start: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** Only this module writes there, but an earlier release may have used another format. */
function readCopy(key: string, place: Place): StoredCopy | undefined {
  try {
    const { id, base, savedAt, fields } = JSON.parse(localStorage.getItem(key) ?? '')
    if (typeof id !== 'string' || typeof base !== 'number' || typeof savedAt !== 'string') return undefined
    const typed = Object.entries(fields).map(([name, value]) => [name, String(value)])
    return { ...place, id, base, savedAt, fields: Object.fromEntries(typed) }
  } catch {
    return undefined
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing can be stored there either.
  }
}
