import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { addMissedSearches, deleteMissedSearch, deleteMissedSearchesBefore, listMissedSearches } from './missed-search-rows.ts'

const from = (day: string) => ({ after: Date.parse(day) - 1, until: Date.parse('2026-11-22') })

onEachDatabase(({ open }) => {
  test('searches without results are counted by day, up to a limit, and forgotten', async () => {
    const db = await open()
    const count = (day: string, query: string) => addMissedSearches(db, { day, query, times: 1, most: 2 })
    for (const query of ['pho', 'laksa', 'pho', 'one too many']) await count('2026-11-20', query)
    await count('2026-11-21', 'laksa')
    await count('2026-11-21', 'laksa')
    expect(await listMissedSearches(db, from('2026-11-20'), 9)).toEqual([
      { query: 'laksa', times: 3 },
      { query: 'pho', times: 2 },
    ])
    expect(await listMissedSearches(db, from('2026-11-21'), 9)).toEqual([{ query: 'laksa', times: 2 }])
    await deleteMissedSearchesBefore(db, '2026-11-21')
    expect(await listMissedSearches(db, from('2026-01-01'), 9)).toEqual([{ query: 'laksa', times: 2 }])
    await deleteMissedSearch(db, 'laksa')
    expect(await listMissedSearches(db, from('2026-01-01'), 9)).toEqual([])
  })
})
