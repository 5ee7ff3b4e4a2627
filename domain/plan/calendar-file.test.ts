import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, toCalendarFile } from './calendar-file.ts'

type Property = { name: string; parameters: string[]; value: string }

/** Parses a file as strictly as RFC 5545 requires: line ends, lengths, names, nesting. Throws if it is invalid. */
function readCalendar(file: string) {
  if (!file.endsWith('\r\n')) throw new Error('The last line does not end.')
  const lines = file.slice(0, -2).split('\r\n')
  for (const line of lines) {
    if (new TextEncoder().encode(line).length > 75) throw new Error(`Too long: ${line}`)
    if (/[\r\n]|[^\P{Cc}\t]/u.test(line)) throw new Error(`Control character: ${line}`)
    if (line === '' || line === ' ') throw new Error('Empty line')
  }
  const unfolded = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  const open: string[] = []
  const events: Property[][] = []
  for (const line of unfolded) {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:,"]+)*):(.*)$/u.exec(line) ?? []
    if (!name) throw new Error(`No property: ${line}`)
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push([])
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} is not open`)
    } else if (open.at(-1) === 'VEVENT') events.at(-1)?.push({ name, parameters: parameters.split(';').filter(Boolean), value })
  }
  if (open.length > 0) throw new Error('Something is still open.')
  return events.map((properties) => {
    const one = (name: string) => {
      const found = properties.filter((property) => property.name === name)
      if (found.length > 1) throw new Error(`${name} is there twice`)
      return found[0]
    }
    for (const name of ['UID', 'DTSTAMP', 'DTSTART']) if (!one(name)) throw new Error(`${name} is missing`)
    if (!/^\d{8}T\d{6}Z$/.test(one('DTSTAMP')?.value ?? '')) throw new Error('DTSTAMP is not in UTC')
    if (one('DTEND') && one('DURATION')) throw new Error('Both DTEND and DURATION')
    return {
      uid: one('UID')?.value,
      stamp: one('DTSTAMP')?.value,
      start: one('DTSTART')?.value,
      isDate: one('DTSTART')?.parameters.includes('VALUE=DATE'),
      end: one('DTEND')?.value ?? one('DURATION')?.value,
      summary: readText(one('SUMMARY')?.value),
      description: readText(one('DESCRIPTION')?.value),
      url: one('URL')?.value,
    }
  })
}

function readText(value: string | undefined) {
  if (value === undefined) return undefined
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`Not escaped: ${value}`)
  return value.replace(/\\(.)/g, (_, sign) => (sign === 'n' || sign === 'N' ? '\n' : sign))
}

const options = { name: 'Meal plan', host: 'griddle.test' }
const dinner: CalendarEvent = { id: 'a1', changedAt: Date.UTC(2026, 10, 25, 9, 5, 7), day: '2026-11-25', summary: 'Dinner: Chili Dog' }

test('an all-day event ends on the next day, even over the end of a year', () => {
  expect(readCalendar(toCalendarFile([{ ...dinner, day: '2026-12-31' }], options))).toEqual([
    {
      uid: 'a1@griddle.test',
      stamp: '20261125T090507Z',
      start: '20261231',
      isDate: true,
      end: '20270101',
      summary: 'Dinner: Chili Dog',
      description: undefined,
      url: undefined,
    },
  ])
})

test('an event with a time is at that time in any zone', () => {
  const file = toCalendarFile([{ ...dinner, time: '18:30', minutes: 45, url: 'https://griddle.test/recipes/chili-dog' }], options)
  expect(readCalendar(file)[0]).toMatchObject({
    start: '20261125T183000',
    isDate: false,
    end: 'PT45M',
    url: 'https://griddle.test/recipes/chili-dog',
  })
})

test('any text is read back as written', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).map((one) => one.replace(/[^\P{Cc}\n]/gu, '').replace(/\p{Cs}/gu, ''))
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const [event] = readCalendar(toCalendarFile([{ ...dinner, summary: `x${summary}`, description: `x${description}` }], options))
      expect(event?.summary).toBe(`x${summary}`)
      expect(event?.description).toBe(`x${description}`)
    }),
    { numRuns: 40 },
  )
})

test.each([...'xä🌶'])('lines of %s are folded at 75 bytes, and none is longer', (character) => {
  const summary = character.repeat(300)
  const file = toCalendarFile([{ ...dinner, summary }], options)
  expect(readCalendar(file)[0]?.summary).toBe(summary)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeGreaterThan(75 - 4)
})

test('an empty week is a calendar without events', () => {
  expect(readCalendar(toCalendarFile([], options))).toEqual([])
})
