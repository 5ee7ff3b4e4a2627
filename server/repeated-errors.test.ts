import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRepeats } from './repeated-errors.ts'

type Line = { message: string; facts: Record<string, unknown> }

let lines: Line[]
let log: ReturnType<typeof countRepeats>
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  log = countRepeats((facts, message) => void lines.push({ facts: { ...facts }, message }))
})
afterEach(() => void vi.useRealTimers())

function anOutage() {
  return new Error('The database could not answer: select 1', { cause: new Error('connect ECONNREFUSED') })
}

test('a recurring error is written at once, then once a second with its count and references', () => {
  for (let count = 0; count < 50; count++) log.error({ err: anOutage(), reference: `R${count}` }, 'Storage failed')
  expect(lines).toEqual([{ message: 'Storage failed', facts: { err: expect.any(Error), reference: 'R0' } }])
  vi.advanceTimersByTime(1000)
  expect(lines).toHaveLength(2)
  expect(lines[1]?.facts).toMatchObject({ times: 49, error: 'Error: connect ECONNREFUSED' })
  expect(lines[1]?.facts['references']).toContain('R1')
  log.error({ err: anOutage(), reference: 'later' }, 'Storage failed')
  vi.advanceTimersByTime(1000)
  expect(lines.slice(2)).toEqual([
    { message: 'Storage failed', facts: { times: 1, references: ['later'], error: 'Error: connect ECONNREFUSED' } },
  ])
})

test('different failures of one cause are each named, with one stack trace', () => {
  for (const message of ['Error fetching TFN', 'Error fetching all blogs']) log.error({ err: anOutage(), reference: 'R' }, message)
  expect(lines.map(({ message }) => message)).toEqual(['Error fetching TFN', 'Error fetching all blogs'])
  expect(lines.map(({ facts }) => facts['err'] instanceof Error)).toEqual([true, false])
  expect(lines[1]?.facts).toMatchObject({ reference: 'R', error: expect.stringContaining('select 1') })
})

test('another error is another line, and one that returns after a quiet second has its stack trace again', () => {
  log.error({ err: anOutage() }, 'Storage failed')
  log.error({ err: new TypeError('no function') }, 'Unexpected error')
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(lines).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
  log.error({ err: anOutage() }, 'Storage failed')
  expect(lines[2]?.facts['err']).toBeInstanceOf(Error)
})

test('counts are not lost when the process ends', () => {
  for (let count = 0; count < 3; count++) log.error({ err: anOutage() }, 'Storage failed')
  log.flush()
  expect(lines.at(-1)?.facts).toMatchObject({ times: 2 })
})
