import { expect, test } from 'vitest'
import { newNoted, trackReads } from '#core/database/per-request.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { readVocabulary } from './vocabulary-rows.ts'

whereDatabasesDiffer('each has its own search index', ({ open }) => {
  test('all requests to one database share the same words in memory, read once', async () => {
    const db = await open()
    const { vocabulary } = await readVocabulary(db)
    const tables = new Set<string>()
    expect((await readVocabulary(trackReads(db, { ...newNoted(), tables }))).vocabulary).toBe(vocabulary)
    expect([...tables]).toEqual(['searchIndex'])
  })

  test('each database has its own words', async () => {
    const [one, other] = [await open(), await open()]
    expect((await readVocabulary(one)).vocabulary).not.toBe((await readVocabulary(other)).vocabulary)
  })
})
