import { expect, test } from 'vitest'
import { sendMessage } from '#operations/people/send-message.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { submissionsPerHour } from './accept-submission.ts'

const sender = { address: '192.0.2.1', now: new Date('2026-11-21T12:00:00.000Z') }
const message = (text: string) => ({ first: 'Ann', last: '', email: 'ann@mail.example', phone: '', message: text })

onEachDatabase(({ open }) => {
  test('the limit of an address holds when everything arrives at once', async () => {
    const db = await open()
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, i) => sendMessage(db, message(`Message ${i}`), sender)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(submissionsPerHour)
    expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(submissionsPerHour)
  })

  test('the same message ten times at once is stored once, and every sender is thanked', async () => {
    const db = await open()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => sendMessage(db, message('Hello'), sender)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(1)
  })
})
