import { expect, test } from 'vitest'
import { type KeptState, type Message, openAutosaver, type Reply } from './autosaver.ts'
import type { Keeping } from './device-copies.ts'

const kept: Reply = { outcome: 'kept', savedAt: '2026-11-21T12:00:00.000Z', others: [] }

type Options = { isUnsent?: boolean; keeping?: Keeping; names?: string[]; start?: { sequence: number } }

function open({ isUnsent = false, keeping = 'kept', names = [], start }: Options = {}) {
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
      keepOnDevice: async ({ id, fields }) => {
        if (keeping !== 'refused') device.set(id, fields)
        return keeping
      },
      forgetOnDevice: (id) => device.delete(id),
      tell: (state) => told.push(state),
      newId: () => `copy ${++ids}`,
    },
    { id: 'copy 1', base: 3, isUnsent, names, ...start },
  )
  return { form, sent, told, device, replies, saver }
}

test('unchanged text is not sent, and after the first message only changes are', async () => {
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

test('offline text is kept on the device, and sent in full once the server is back', async () => {
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

test('a form that continues another’s copy numbers its messages after it, and the other sends and forgets nothing more', async () => {
  const { form, sent, device, replies, saver } = open()
  const [first, reply] = [Promise.withResolvers<Reply>(), kept]
  replies.push(first.promise)
  form.fields.title = 'Stew'
  const checks = [saver.check()]
  form.fields.title = 'Stew!'
  checks.push(saver.check())
  expect(saver.stop()).toEqual({ copyId: 'copy 1', sequence: 1 })
  const next = open({ start: { sequence: 1 }, isUnsent: true })
  await next.saver.check()
  device.set('copy 1', { title: 'of the next form' })
  first.resolve(reply)
  await Promise.all(checks)
  expect([sent.length, next.sent[0]?.sequence, device.get('copy 1')]).toEqual([1, 2, { title: 'of the next form' }])
})

test('a browser that stores text where a crash would lose it says so', async () => {
  const { form, told, replies, saver } = open({ keeping: 'late' })
  replies.push({ outcome: 'offline' })
  form.fields.title = 'Stew'
  await saver.check()
  expect(told.at(-1)).toEqual({ is: 'on-device-late', because: 'offline' })
})

test('a browser that stores nothing says so, and the page may not be left', async () => {
  const { form, told, replies, saver } = open({ keeping: 'refused' })
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

test('after a save, text typed meanwhile starts another copy', async () => {
  const { form, sent, saver } = open()
  form.fields.title = 'Stew'
  await saver.check()
  const saved = { ...form.fields }
  form.fields.title = 'Stews'
  saver.begin({ base: 4, fields: saved })
  await saver.check()
  expect(sent.at(-1)).toEqual({ id: 'copy 2', base: 4, sequence: 1, after: 0, fields: { title: 'Stews', content: '' } })
})

test('a response to the copy from before a save changes nothing', async () => {
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

test('this browser gets what is typed while an earlier text is being sent, and keeps it afterwards', async () => {
  const { form, replies, saver, device, told } = open()
  const { promise, resolve } = Promise.withResolvers<Reply>()
  replies.push(promise)
  form.fields.title = 'Stew'
  const checking = saver.check()
  expect(device.get('copy 1')?.title).toBe('Stew')
  form.fields.title = 'Stews'
  await saver.keepHere()
  expect(device.get('copy 1')?.title).toBe('Stews')
  resolve(kept)
  await checking
  expect([device.get('copy 1')?.title, told.at(-1)]).toEqual(['Stews', { is: 'saving' }])
  await saver.check()
  expect([device.size, told.at(-1)?.is]).toEqual([0, 'kept'])
})

test('a text is not called saved while a newer one is being typed', async () => {
  const { form, saver, told } = open()
  form.fields.title = 'Stew'
  await saver.check()
  expect(told.at(-1)?.is).toBe('kept')
  form.fields.title = 'Stews'
  saver.noteTyped()
  expect(told.at(-1)?.is).toBe('saving')
  form.fields.title = 'Stew'
  await saver.check()
  expect(told.at(-1)?.is).toBe('kept')
})

test('what is typed during a save is stored here before the saved copy is forgotten', async () => {
  const { form, saver, device } = open()
  form.fields.title = 'Stew'
  await saver.keepHere()
  const saved = { ...form.fields }
  form.fields.title = 'Stews'
  await saver.keepHere()
  saver.begin({ base: 4, fields: saved })
  expect([...device]).toEqual([['copy 2', { title: 'Stews', content: '' }]])
})

test('fields that the form no longer has are sent as empty, including those of the text it continued', async () => {
  const { form, sent, saver } = open({ isUnsent: true, names: ['picture'] })
  form.fields = { title: 'Soup' }
  await saver.check()
  expect(sent.at(-1)?.fields).toEqual({ title: 'Soup', picture: '' })
  form.fields = { content: 'Boil.' }
  await saver.check()
  saver.begin({ base: 4, fields: { content: '' } })
  await saver.check()
  expect(sent.at(-1)?.fields).toEqual({ title: '', content: 'Boil.', picture: '' })
})

test('what is typed and undone is forgotten here', async () => {
  const { form, saver, device, sent } = open()
  form.fields.title = 'Stew'
  await saver.keepHere()
  form.fields.title = 'Soup'
  await saver.check()
  expect([device.size, sent]).toEqual([0, []])
})

test('a text that was ended elsewhere continues as another copy, in full', async () => {
  const { form, sent, saver } = open()
  form.fields.title = 'Stew'
  await saver.check()
  saver.renew()
  await saver.check()
  expect(sent.at(-1)).toEqual({ id: 'copy 2', base: 3, sequence: 1, after: 0, fields: { title: 'Stew', content: '' } })
})

test('a text that another tab continues is stored here in full, even if the server has it', async () => {
  const { form, saver, device } = open()
  form.fields.title = 'Stew'
  await saver.check()
  expect(device.size).toBe(0)
  await saver.handOver()
  expect(device.get('copy 1')).toEqual({ title: 'Stew', content: '' })
})
