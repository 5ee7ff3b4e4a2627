/** What the site answers at an address, as a guest gets it; `tables` are those that it was made from, `data` the hash of a page's loader data. */
export type Answer = {
  status: number
  type: string
  location: string | undefined
  /** Whether it never changes at its address. */
  isLasting: boolean
  body: Uint8Array
  tables: string[]
  data: string | undefined
}

/** Asks the site. With the hash of a page's data at hand, a page that would be made of the same data is answered with 304. Throws when the site fails. */
export type Ask = (address: string, knownData?: string) => Promise<Answer>
