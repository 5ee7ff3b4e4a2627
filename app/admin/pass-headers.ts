import type { HeadersArgs } from 'react-router'

/** Lets what an action or an error says of itself (`Retry-After`) through to the browser. */
export function passHeaders({ actionHeaders, errorHeaders }: HeadersArgs) {
  return errorHeaders ?? actionHeaders
}
