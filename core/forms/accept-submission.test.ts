import { expect, test } from 'vitest'
import { sendMessage } from '#core/people/get-in-touch.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { submissionsPerHour } from './accept-submission.ts'

const sender = { address: '192.0.2.1', now: new Date('2026-11-21T12:00:00.000Z') }
const message = (text: string) => ({ first: 'Ann', last: '', email: 'ann@mail.example', phone: '', message: text })

whereDatabasesDiffer('what arrives at once runs side by side on PostgreSQL only', ({ open }) => {
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

  test('an address at its limit may send again an hour later, another one at once', async () => {
    const db = await open()
    const send = (text: string, time: string, address = sender.address) =>
      sendMessage(db, message(text), { address, now: new Date(`2026-11-21T${time}.000Z`) })
    for (let i = 0; i < submissionsPerHour; i++) expect(await send(`Message ${i}`, '12:00:00')).toEqual({ ok: true })
    expect(await send('One more', '12:59:59')).toEqual({ ok: false, reason: 'too-many' })
    expect(await send('One more', '12:59:59', '192.0.2.2')).toEqual({ ok: true })
    expect(await send('At last', '13:00:00')).toEqual({ ok: true })
  })

  test('the same message is stored again when ten minutes have passed', async () => {
    const db = await open()
    for (const time of ['12:00:00', '12:09:59', '12:10:01'])
      expect(await sendMessage(db, message('Hello'), { ...sender, now: new Date(`2026-11-21T${time}.000Z`) })).toEqual({ ok: true })
    expect(await db.selectFrom('contacts').select('createdAt').orderBy('createdAt').execute()).toEqual([
      { createdAt: '2026-11-21T12:00:00.000Z' },
      { createdAt: '2026-11-21T12:10:01.000Z' },
    ])
  })
})
