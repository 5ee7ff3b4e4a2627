/** What another app shares: phones put the address in any of these fields. */
export type Shared = { url: string; text: string; title: string }

/** The first web address in what was shared; undefined if there is none. */
export function findSharedAddress({ url, text, title }: Shared) {
  for (const part of [url, text, title])
    for (const [word] of part.matchAll(/https?:\/\/[^\s<>"“”]+/gi)) {
      // A full stop or bracket after an address belongs to the sentence.
      const address = word.replace(/[.,;:!?)\]}'’]+$/, '')
      if (URL.canParse(address)) return address
    }
  return undefined
}

/** The path of a recipe of this site that an address names; undefined for any other address. */
export function findPathHere(address: string, origin: string) {
  const url = URL.parse(address)
  if (url?.origin !== origin) return undefined
  return /^\/recipes\/[\w-]+\/?$/.test(url.pathname) ? url.pathname.replace(/\/$/, '') : undefined
}
