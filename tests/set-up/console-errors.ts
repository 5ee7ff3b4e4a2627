import { format } from 'node:util'

const written: string[] = []

/** From now on, collects what is written to console.error instead of showing it. */
export function recordConsoleErrors() {
  console.error = (...args) => {
    written.push(format(...args))
  }
}

/** What was written to console.error since the last call. A test that expects errors takes and checks them; any left over fail the test. */
export function takeConsoleErrors() {
  return written.splice(0)
}
