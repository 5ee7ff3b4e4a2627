import { expect, test } from 'vitest'
import { afterAnswer, type CheckedLink, type LinkAnswer } from './link-state.ts'

const fine: LinkAnswer = { kind: 'fine', said: '' }
const gone: LinkAnswer = { kind: 'gone', said: 'The page was not found (404).' }
const unknown: LinkAnswer = { kind: 'unknown', said: 'The site answered 503.' }

/** The state after answers, the given hours apart. */
function after(answers: LinkAnswer[], hours: number) {
  let link: CheckedLink & { dueAt?: string } = { state: 'fine', said: '', failedAt: null }
  for (const [index, answer] of answers.entries()) link = afterAnswer(link, answer, new Date(Date.UTC(2026, 10, 28, 6 + index * hours)))
  return link
}

test('a link is dead only after failing on two days', () => {
  expect(after([gone], 24)).toMatchObject({ state: 'failing', failedAt: '2026-11-28T06:00:00.000Z', dueAt: '2026-11-29T06:00:00.000Z' })
  expect(after([gone, gone, gone], 1)).toMatchObject({ state: 'failing' })
  expect(after([gone, gone], 24)).toMatchObject({ state: 'dead', said: gone.said, failedAt: '2026-11-28T06:00:00.000Z' })
})

test('a busy or silent host doesn’t change a link’s state', () => {
  expect(after([unknown, unknown, unknown], 24)).toMatchObject({ state: 'fine', failedAt: null })
  expect(after([gone, unknown], 24)).toMatchObject({ state: 'failing', said: gone.said })
  expect(after([gone, unknown, gone], 24)).toMatchObject({ state: 'dead', failedAt: '2026-11-28T06:00:00.000Z' })
  expect(after([gone, gone, unknown], 24)).toMatchObject({ state: 'dead' })
  expect(after([unknown], 24)).toMatchObject({ dueAt: '2026-11-29T06:00:00.000Z' })
  expect(after([{ ...unknown, waitSeconds: 3 * 86_400 }], 24)).toMatchObject({ dueAt: '2026-12-01T06:00:00.000Z' })
  expect(after([{ ...unknown, waitSeconds: 1e9 }], 24)).toMatchObject({ dueAt: '2026-12-05T06:00:00.000Z' })
})

test('a link that works again is fine, and is next checked in a week', () => {
  for (const answers of [[fine], [gone, fine], [gone, gone, fine]])
    expect(after(answers, 24)).toMatchObject({ state: 'fine', failedAt: null, said: '' })
  expect(after([fine], 24)).toMatchObject({ dueAt: '2026-12-05T06:00:00.000Z' })
  expect(after([gone, fine, gone], 24)).toMatchObject({ state: 'failing', failedAt: '2026-11-30T06:00:00.000Z' })
})
