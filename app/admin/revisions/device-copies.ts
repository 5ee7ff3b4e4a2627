import { deleteCopies, listCopies, listRecordIds, putCopy, type StoredCopy } from './copy-database.ts'
import { deleteLateCopies, listEarlierCopies, listLateCopies, listLateRecordIds, putLateCopy } from './late-copies.ts'

/** What is kept in this browser of one opening of a form, until the server has it. `savedAt` is ISO 8601. */
export type DeviceCopy = Pick<StoredCopy, 'id' | 'base' | 'savedAt' | 'fields'>

/** A record ('blog' and its id; '' for a new one) in an account: nobody else who signs in at this browser sees what is kept of it. */
export type CopyPlace = { account: string; kind: string; id: string }

/** Whether the browser keeps a copy. One that is kept `late` is lost if the browser is killed within seconds. */
export type Keeping = 'kept' | 'late' | 'refused'

/** The forms of one record as they are kept in this browser. All of it may be forbidden or full. */
export function openDeviceCopies({ account, kind, id: recordId }: CopyPlace) {
  const place = { account, kind, recordId }
  return {
    /** Keeps a copy in place of those with the ids `replaced`. */
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
      // What can't be deleted could not be kept.
      await deleteCopies(ids).catch(() => undefined)
    },
    /** Those that are kept, the newest first. */
    async list(): Promise<DeviceCopy[]> {
      await adoptEarlier(account)
      const lasting = await listCopies(place).catch(() => [])
      const all = [...lasting, ...listLateCopies(place)].sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
      return all.filter(({ id }, index) => all.findIndex((copy) => copy.id === id) === index)
    },
  }
}

/** The records of a kind of which this browser keeps something, by id, but for new ones. */
export async function listKeptRecords(place: Omit<CopyPlace, 'id'>) {
  const ids = [...(await listRecordIds(place).catch(() => [])), ...listLateRecordIds(place)]
  return [...new Set(ids)].filter((id) => id !== '')
}

/** Makes what this browser keeps of a record that was deleted for good texts of new ones. */
export async function releaseDeviceCopies(place: CopyPlace) {
  const renewed = openDeviceCopies({ ...place, id: '' })
  for (const copy of await openDeviceCopies(place).list()) {
    const kept = await renewed.keep({ ...copy, base: 0 })
    if (kept !== 'refused') deleteLateCopies({ ...place, recordId: place.id }, [copy.id])
  }
}

/** Moves what earlier releases left to where it is kept now. */
async function adoptEarlier(account: string) {
  for (const { copy, forget } of listEarlierCopies(account)) {
    const isKept = await putCopy(copy).then(
      () => true,
      () => putLateCopy(copy),
    )
    if (isKept) forget()
  }
}
