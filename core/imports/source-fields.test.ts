import { expect, test } from 'vitest'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { toRecipeFields } from './source-fields.ts'

const recipe: SourceRecordOf<'recipe'> = { kind: 'recipe', sourceId: '1', title: 'Soup', state: 'draft', ingredients: [], steps: [] }
const parts = { pictures: { stored: new Map(), missing: [] }, notes: [], now: new Date('2026-11-28T00:00:00.000Z'), timeZone: 'UTC' }
const toTotal = (times: object, format = 'schema-org') => toRecipeFields({ ...recipe, ...times }, { ...parts, format }).totalMinutes

test('a recipe without a total time takes what its parts take, but for our own files', () => {
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30 })).toBe(40)
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30, chillMinutes: 60 })).toBe(100)
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30, totalMinutes: 50 })).toBe(50)
  expect(toTotal({ cookMinutes: 30 })).toBeUndefined()
  expect(toTotal({ prepMinutes: 10, cookMinutes: 30 }, 'griddle')).toBeUndefined()
})
