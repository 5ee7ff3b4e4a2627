import { expect, test } from 'vitest'
import { inTransaction } from '#core/database/in-transaction.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { announce, forgetEvents, hearEvents, type Listener } from './hear-events.ts'

const now = new Date('2026-11-28T12:00:00.000Z')
const { signal } = new AbortController()
const fail = (error: unknown) => {
  throw error
}

whereDatabasesDiffer('processes wait for each other in different ways', ({ open }) => {
  test('each listener handles each event once, however many processes hear it', async () => {
    const db = await open()
    const heard: string[] = []
    const listen = (name: string): Listener => ({
      name,
      kinds: ['post.published'],
      act: async (_, { recordId }) => void heard.push(`${name} ${recordId}`),
    })
    await announce(db, 'post.published', ['a', 'b'], now)
    await announce(db, 'comment.received', ['c'], now)
    await Promise.all([1, 2, 3].map(() => hearEvents(db, [listen('one'), listen('two')], signal, fail)))
    expect(heard.sort()).toEqual(['one a', 'one b', 'two a', 'two b'])
  })

  test('a failed listener is retried, blocks no other listener, and leaves nothing behind', async () => {
    const db = await open()
    let isBroken = true
    const heard: string[] = []
    const faults: unknown[] = []
    const broken: Listener = {
      name: 'broken',
      kinds: ['post.published'],
      async act(transaction, { recordId }) {
        await transaction
          .insertInto('settings')
          .values({ id: `x ${recordId} ${isBroken}`, value: '1' })
          .execute()
        if (isBroken) throw new Error('No')
      },
    }
    const fine: Listener = { name: 'fine', kinds: ['post.published'], act: async (_, { recordId }) => void heard.push(recordId) }
    await announce(db, 'post.published', ['a'], now)
    await hearEvents(db, [broken, fine], signal, (error) => faults.push(error))
    expect([heard, faults.length]).toEqual([['a'], 1])
    expect(await db.selectFrom('settings').select('id').where('id', 'like', 'x %').execute()).toEqual([])
    isBroken = false
    await hearEvents(db, [broken, fine], signal, fail)
    expect(await db.selectFrom('settings').select('id').where('id', 'like', 'x %').execute()).toEqual([{ id: 'x a false' }])
    expect(heard).toEqual(['a'])
  })

  test('a write that is rolled back announces nothing, and old events are forgotten', async () => {
    const db = await open()
    const work = async (transaction: typeof db) => {
      await announce(transaction, 'post.published', ['a'], now)
      throw new Error('No')
    }
    await expect(inTransaction(db, work)).rejects.toThrow('No')
    expect(await db.selectFrom('events').select('id').execute()).toEqual([])
    await announce(db, 'post.published', ['a'], now)
    await hearEvents(db, [{ name: 'one', kinds: ['post.published'], act: async () => {} }], signal, fail)
    await forgetEvents(db, new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000))
    expect(await db.selectFrom('events').select('id').execute()).toEqual([])
    expect(await db.selectFrom('handledEvents').select('eventId').execute()).toEqual([])
  })
})
