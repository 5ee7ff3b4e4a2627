import { deleteCopies, listCopies, listRecordIds, putCopy, type StoredCopy } from './copy-database.ts'
import { deleteLateCopies, listEarlierCopies, listLateCopies, listLateRecordIds, putLateCopy } from './late-copies.ts'

/** What this browser stores of one opened form, until the server has it. `savedAt` is ISO 8601. */
export type DeviceCopy = Pick<StoredCopy, 'id' | 'base' | 'savedAt' | 'fields'>

/** A record ('blog' and its id; '' for a new one) in an account: nobody else who signs in with this browser sees its copies. */
export type CopyPlace = { account: string; kind: string; id: string }

/** Whether the browser stores a copy. One stored `late` is lost if the browser is killed within seconds. */
export type Keeping = 'kept' | 'late' | 'refused'

/** The forms of one record as stored in this browser. Storage may be forbidden or full. */
export function openDeviceCopies({ account, kind, id: recordId }: CopyPlace) {
  const place = { account, kind, recordId }
  return {
    /** Stores a copy in place of those with the ids `replaced`. */
    async keep({ id, base, savedAt, fields }: DeviceCopy, replaced: readonly string[] = []): Promise<Keeping> {
      const copy = { ...place, id, base, savedAt, fields }
      const others = replaced.filter((other) => other !== id)
      try {
        await putCopy(copy, others)
        deleteLateCopies(place, [id, ...others])
        return 'kept'
      } catch {
        if (!putLateCopy(copy)) return 'refused'
        deleteLateCopies(place, others)
        return 'late'
      }
    },
    async forget(...ids: string[]) {
      deleteLateCopies(place, ids)
      // If it can't be deleted, it could not be stored.
      await deleteCopies(ids).catch(() => undefined)
    },
    /** The stored copies, newest first. */
    async list(): Promise<DeviceCopy[]> {
      await adoptEarlier(account)
      const lasting = await listCopies(place).catch(() => [])
      const all = [...lasting, ...listLateCopies(place)].sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
      return all.filter(({ id }, index) => all.findIndex((copy) => copy.id === id) === index)
    },
  }
}

/** The records of a kind with copies in this browser, by id, except new ones. */
export async function listKeptRecords(place: Omit<CopyPlace, 'id'>) {
  const ids = [...(await listRecordIds(place).catch(() => [])), ...listLateRecordIds(place)]
  return [...new Set(ids)].filter((id) => id !== '')
}

/** Turns what this browser stores of a permanently deleted record into unsaved new ones. */
export async function releaseDeviceCopies(place: CopyPlace) {
  const renewed = openDeviceCopies({ ...place, id: '' })
  for (const copy of await openDeviceCopies(place).list()) {
    const kept = await renewed.keep({ ...copy, base: 0 })
    if (kept !== 'refused') deleteLateCopies({ ...place, recordId: place.id }, [copy.id])
  }
}

/** Moves copies stored by earlier releases to their present place. */
async function adoptEarlier(account: string) {
  for (const { copy, forget } of listEarlierCopies(account)) {
    const isKept = await putCopy(copy).then(
      () => true,
      () => putLateCopy(copy),
    )
    if (isKept) forget()
  }
}
