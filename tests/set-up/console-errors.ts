import { format } from 'node:util'

const written: string[] = []

/** From now on, keeps what is written to console.error instead of showing it. */
export function recordConsoleErrors() {
  console.error = (...args) => {
    written.push(format(...args))
  }
}

/** What was written to console.error since the last call. A test that expects some takes and checks it; what nobody takes fails the test. */
export function takeConsoleErrors() {
  return written.splice(0)
}
