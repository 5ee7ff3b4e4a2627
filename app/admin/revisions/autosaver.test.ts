import { expect, test } from 'vitest'
import { type KeptState, type Message, openAutosaver, type Reply } from './autosaver.ts'

const kept: Reply = { outcome: 'kept', savedAt: '2026-11-21T12:00:00.000Z', others: [] }

function open({ isUnsent = false, canKeep = true } = {}) {
  const form: { fields: Record<string, string> } = { fields: { title: 'Soup', content: '' } }
  const sent: Message[] = []
  const told: KeptState[] = []
  const device = new Map<string, Record<string, string>>()
  const replies: (Reply | Promise<Reply>)[] = []
  let ids = 1
  const saver = openAutosaver(
    {
      read: () => ({ ...form.fields }),
      send: async (message) => {
        sent.push(message)
        return replies.shift() ?? kept
      },
      keepOnDevice: ({ id, fields }) => canKeep && Boolean(device.set(id, fields)),
      forgetOnDevice: (id) => device.delete(id),
      tell: (state) => told.push(state),
      newId: () => `copy ${++ids}`,
    },
    { id: 'copy 1', base: 3, isUnsent },
  )
  return { form, sent, told, device, replies, saver }
}

test('what did not change is not sent, and after the first message only what changed is', async () => {
  const { form, sent, saver, told, device } = open()
  await saver.check()
  expect(sent).toEqual([])
  form.fields.title = 'Stew'
  await saver.check()
  form.fields = { title: 'Stew' }
  await saver.check()
  form.fields = { title: 'Stew', content: 'Boil.' }
  await saver.check()
  expect(sent.map(({ sequence, after, fields }) => [sequence, after, fields])).toEqual([
    [1, 0, { title: 'Stew', content: '' }],
    [2, 1, { content: 'Boil.' }],
  ])
  expect(told.at(-1)).toEqual({ is: 'kept', at: '2026-11-21T12:00:00.000Z' })
  expect(device.size).toBe(0)
})

test('offline it is kept on the device, and sent whole once the server is back', async () => {
  const { form, sent, told, device, replies, saver } = open()
  replies.push({ outcome: 'offline' })
  form.fields.title = 'Stew'
  await saver.check()
  expect(told.at(-1)).toEqual({ is: 'on-device', because: 'offline' })
  expect(device.get('copy 1')).toEqual({ title: 'Stew', content: '' })
  expect(saver.keepNow()).toBe(true)
  await saver.check()
  expect([sent.length, device.size, told.at(-1)?.is]).toEqual([2, 0, 'kept'])
})

test('a browser that keeps nothing says so, and the page may not be left', async () => {
  const { form, told, replies, saver } = open({ canKeep: false })
  replies.push({ outcome: 'offline' })
  form.fields.title = 'Stew'
  await saver.check()
  expect(told.at(-1)).toEqual({ is: 'nowhere', because: 'offline' })
  expect(saver.keepNow()).toBe(false)
})

test('a server without the earlier state gets everything', async () => {
  const { form, sent, replies, saver } = open()
  form.fields.title = 'Stew'
  await saver.check()
  replies.push({ outcome: 'again' })
  form.fields.content = 'Boil.'
  await saver.check()
  expect(sent.map(({ after }) => after)).toEqual([0, 1, 0])
  expect(sent.at(-1)?.fields).toEqual({ title: 'Stew', content: 'Boil.' })
})

test('after a save, what was typed meanwhile begins another copy', async () => {
  const { form, sent, saver } = open()
  form.fields.title = 'Stew'
  await saver.check()
  const saved = { ...form.fields }
  form.fields.title = 'Stews'
  saver.begin({ base: 4, fields: saved })
  await saver.check()
  expect(sent.at(-1)).toEqual({ id: 'copy 2', base: 4, sequence: 1, after: 0, fields: { title: 'Stews', content: '' } })
})

test('an answer to the copy before a save changes nothing', async () => {
  const { form, replies, saver, device } = open()
  const { promise, resolve } = Promise.withResolvers<Reply>()
  replies.push(promise)
  form.fields.title = 'Stew'
  const checking = saver.check()
  form.fields.title = 'Stews'
  saver.begin({ base: 4, fields: { title: 'Stew', content: '' } })
  saver.keepNow()
  resolve(kept)
  await checking
  expect([...device.keys()]).toEqual(['copy 2'])
})

test('a text that only this browser had is sent at once', async () => {
  const { sent, saver } = open({ isUnsent: true })
  await saver.check()
  expect(sent.length).toBe(1)
})
