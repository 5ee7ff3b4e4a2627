let reference: string | undefined
const listeners = new Set<() => void>()

/** The reference number that an error page names: the one in the server's page at first, later that of the latest failed request. */
export function getReference() {
  reference ??= document.querySelector('[data-reference]')?.textContent ?? ''
  return reference
}

/** Tells when another request has failed. */
export function onReference(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes the reference number off an answer that says the site failed, and hands the answer on. */
export function noteReference(response: Response) {
  const given = response.status >= 500 ? response.headers.get('x-reference') : null
  if (given) {
    reference = given
    for (const listener of listeners) listener()
  }
  return response
}
