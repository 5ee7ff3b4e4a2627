import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { recordConsoleErrors, takeConsoleErrors } from './console-errors.ts'

recordConsoleErrors()
beforeEach(recordConsoleErrors)
afterEach(() => {
  vi.useRealTimers()
  refuseConsoleErrors()
})
afterAll(refuseConsoleErrors)

function refuseConsoleErrors() {
  expect(takeConsoleErrors(), 'console.error was called, and no test took what it said').toEqual([])
}
