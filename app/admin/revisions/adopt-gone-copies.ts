import { type CopyPlace, listKeptRecords, releaseDeviceCopies } from './device-copies.ts'
import { postWorkingCopy } from './post-working-copy.ts'

/**
 * Turns what this browser keeps of permanently deleted records into unsaved new ones. `gone` is known to be deleted; for others the server
 * is asked.
 */
export async function adoptGoneCopies(place: Omit<CopyPlace, 'id'>, gone?: string) {
  const ids = gone === undefined ? await listGone(place) : [gone]
  for (const id of ids) await releaseDeviceCopies({ ...place, id })
}

async function listGone(place: Omit<CopyPlace, 'id'>) {
  const ids = (await listKeptRecords(place)).slice(0, 50)
  if (ids.length === 0) return []
  const areStored = ids.map((id) => ({ kind: place.kind, id }))
  try {
    const response = await postWorkingCopy({ areStored })
    const stored: boolean[] = response.ok ? await response.json() : []
    return ids.filter((_, index) => stored[index] === false)
  } catch {
    return []
  }
}
