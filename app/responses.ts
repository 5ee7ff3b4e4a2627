import { data } from 'react-router'

/** 404: `throw notFound()`. */
export function notFound() {
  return data('not-found', { status: 404 })
}

/** 400, for a malformed address or parameter: `throw badRequest()`. */
export function badRequest() {
  return data('bad-request', { status: 400 })
}

/** 403, for an admin whose role doesn't allow it: `throw forbidden()`. */
export function forbidden() {
  return data('forbidden', { status: 403 })
}

/** 413, for a body larger than any form: `throw tooLarge()`. */
export function tooLarge() {
  return data('too-large', { status: 413 })
}
