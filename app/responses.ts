import { data } from 'react-router'

/** Nothing is at this address: `throw notFound()`. */
export function notFound() {
  return data('not-found', { status: 404 })
}

/** The address or its parameters are malformed: `throw badRequest()`. */
export function badRequest() {
  return data('bad-request', { status: 400 })
}

/** More was sent than any form here holds: `throw tooLarge()`. */
export function tooLarge() {
  return data('too-large', { status: 413 })
}
