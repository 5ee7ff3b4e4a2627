import type { HeadersArgs } from 'react-router'

/** Forwards the headers of an action or error (such as `Retry-After`) to the document response. */
export function passHeaders({ actionHeaders, errorHeaders }: HeadersArgs) {
  return errorHeaders ?? actionHeaders
}
