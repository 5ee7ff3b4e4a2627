import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/each-database.ts'
import { listReaderLinesBefore } from './export-readers.ts'
import { importReaders } from './import-readers.ts'
import { findReaderByEmail, listConsents, moveReader } from './reader-rows.ts'

const now = new Date('2026-11-28T12:00:00.000Z')

onEachDatabase(({ open }) => {
  test('lines that say where and when someone agreed are imported once, and the others are named', async () => {
    const db = await open()
    const file = `\uFEFFEmail,Name,Consent Source,Consent Date
ann@mail.example,"Lee, Ann",Old site,2024-03-01
ANN@mail.example,Ann,Old site,2024-03-01
bob,Bob,Old site,2024-03-01
cat@mail.example,Cat,,2024-03-01
dan@mail.example,Dan,Old site,March`
    const { added, known, refused } = await importReaders(db, file, now)
    expect([added, known]).toEqual([1, 1])
    expect(refused.map(({ number, error }) => [number, error])).toEqual([
      [4, 'Enter an email like name@mail.com'],
      [5, 'Enter where they agreed'],
      [6, 'Enter the day on which they agreed, like 2026-11-28'],
    ])
    const reader = await findReaderByEmail(db, 'ann@mail.example')
    expect(reader).toMatchObject({ name: 'Lee, Ann', state: 'confirmed', source: 'Old site' })
    expect(await listConsents(db, reader?.id ?? '')).toMatchObject([{ kind: 'imported', said: 'Agreed on 2024-03-01', page: 'Old site' }])
    expect(await listReaderLinesBefore(db, undefined, 9)).toMatchObject([{ email: 'ann@mail.example', agreedOn: '2024-03-01' }])
  })

  test('an imported file does not bring back people who have left', async () => {
    const db = await open()
    const line = 'ann@mail.example,Ann,Old site,2024-03-01'
    await importReaders(db, line, now)
    const { id = '' } = (await findReaderByEmail(db, 'ann@mail.example')) ?? {}
    await moveReader(db, id, { from: ['confirmed'], state: 'left', changedAt: now.toISOString() })
    expect(await importReaders(db, line, now)).toEqual({ added: 0, known: 1, refused: [] })
    expect((await findReaderByEmail(db, 'ann@mail.example'))?.state).toBe('left')
  })
})
