let reference: string | undefined
const listeners = new Set<() => void>()

/** The reference number for the error page: at first the one in the server's page, then that of the latest failed request. */
export function getReference() {
  reference ??= document.querySelector('[data-reference]')?.textContent ?? ''
  return reference
}

/** Notifies when another request has failed. Returns a function that unsubscribes. */
export function onReference(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers the reference number of a response that reports a server error; returns the response. */
export function noteReference(response: Response) {
  const given = response.status >= 500 ? response.headers.get('x-reference') : null
  if (given) {
    reference = given
    for (const listener of listeners) listener()
  }
  return response
}
