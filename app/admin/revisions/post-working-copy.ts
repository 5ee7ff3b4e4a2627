/** Sends the server a request about working copies (working-copy.ts), in JSON. Rejects if it could not be reached. */
export function postWorkingCopy(asked: object, signal?: AbortSignal) {
  const headers = { 'content-type': 'application/json' }
  return fetch('/admin/working-copy', { method: 'POST', headers, body: JSON.stringify(asked), ...(signal && { signal }) })
}
