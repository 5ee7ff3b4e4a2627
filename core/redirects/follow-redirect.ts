import type { Database } from '#core/database/database.ts'
import { listRedirectKeys, toLocation } from '#domain/redirects/redirect.ts'
import { findRedirect, updateHits } from './redirect-rows.ts'

type Address = { pathname: string; search: string }

/** Where the owner sends a request for an address that the site has no page for. */
export async function findLocation(db: Database, { pathname, search }: Address) {
  for (const key of listRedirectKeys(pathname, search)) {
    const redirect = await findRedirect(db, key)
    if (redirect) return { status: redirect.status, location: toLocation(redirect.target, search) }
  }
  return undefined
}

/** Hits of more addresses than this between two writings are not counted. */
const maxAddresses = 1000

/** Counts in memory which redirects are followed; `write` adds what was counted to the database. */
export function openHitCounter(db: Database, clock: () => Date) {
  let counted = new Map<string, { keys: string[]; hits: number }>()
  return {
    /** Counts a request for an address that was sent on. */
    count(address: string) {
      const [, pathname = '', search] = /^([^?]*)(.*)$/s.exec(address) ?? []
      const keys = listRedirectKeys(pathname.replace(/\.data$/, ''), search ?? '')
      const [key] = keys
      if (key === undefined) return
      const { hits } = counted.get(key) ?? { hits: 0 }
      if (hits > 0 || counted.size < maxAddresses) counted.set(key, { keys, hits: hits + 1 })
    },
    async write() {
      const toWrite = counted
      counted = new Map()
      for (const { keys, hits } of toWrite.values())
        for (const key of keys) if (await updateHits(db, key, hits, clock().toISOString())) break
    },
  }
}
