import { beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

type Answer = { status: number; response?: unknown }

/** The parts sent, by query and size, and the site's response; 0 for a lost connection. */
const sent: { query: Record<string, string>; bytes: number }[] = []
let answer: (offset: number, bytes: number) => Answer

class Request {
  status = 0
  response: unknown
  upload = { onprogress: (_event: { loaded: number }) => {} }
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  #address = ''
  open(_method: string, address: string) {
    this.#address = address
  }
  setRequestHeader() {}
  abort() {
    this.onabort()
  }
  async send(part: Blob) {
    const query = Object.fromEntries(new URL(this.#address, 'http://site.test').searchParams)
    sent.push({ query, bytes: part.size })
    this.upload.onprogress({ loaded: part.size + 100 })
    const { status, response } = answer(Number(query.offset), part.size)
    Object.assign(this, { status, response })
    await Promise.resolve()
    if (status === 0) this.onerror()
    else this.onload()
  }
}

beforeEach(() => {
  sent.splice(0)
  answer = (offset, bytes) => ({ status: 200, response: { size: offset + bytes } })
  vi.stubGlobal('XMLHttpRequest', Request)
})

const progress: number[] = []
function send(size: number, from = 0, signal = new AbortController().signal) {
  progress.splice(0)
  const file = new File([new Uint8Array(size)], 'export.zip')
  return sendFile({ id: 'one', name: file.name, file, from, onProgress: (bytes) => progress.push(bytes), signal })
}

const offsets = () => sent.map(({ query }) => Number(query.offset))

test('a file is sent in parts, and progress is reported', async () => {
  expect(await send(20_000_000)).toEqual({ ok: true })
  expect(sent.map(({ bytes }) => bytes)).toEqual([8_000_000, 8_000_000, 4_000_000])
  expect(sent[1]?.query).toEqual({ id: 'one', name: 'export.zip', offset: '8000000', total: '20000000' })
  expect(progress).toEqual([8_000_000, 8_000_000, 16_000_000, 16_000_000, 20_000_000, 20_000_000])
})

test('an empty file is sent once, and of an interrupted one only the missing rest', async () => {
  expect(await send(0)).toEqual({ ok: true })
  expect(offsets()).toEqual([0])
  await send(100, 60)
  expect(sent[1]).toMatchObject({ query: { offset: '60' }, bytes: 40 })
})

test('if the site has another size, sending continues from there, and is given up if they never agree', async () => {
  const has = [409, 200]
  answer = (offset, bytes) =>
    has.shift() === 409 ? { status: 409, response: { size: 30 } } : { status: 200, response: { size: offset + bytes } }
  expect(await send(100)).toEqual({ ok: true })
  expect(offsets()).toEqual([0, 30])
  sent.splice(0)
  answer = () => ({ status: 409, response: { size: 30, message: 'It has another size.' } })
  expect(await send(100)).toEqual({ ok: false, message: 'It has another size.' })
  expect(offsets()).toEqual([0, 30, 30, 30])
})

test.each([
  [{ status: 401 }, { message: 'Your session has ended. Sign in again, then continue.', needsSignIn: true }],
  [{ status: 403, response: { message: 'Not yours.' } }, { message: 'Not yours.' }],
  [{ status: 502, response: null }, { message: expect.stringContaining('continue in a minute') }],
  [{ status: 0 }, { message: expect.stringContaining('continue when you’re back online') }],
])('the response %o is reported', async (given, told) => {
  answer = () => given
  expect(await send(100)).toEqual({ ok: false, ...told })
  expect(sent).toHaveLength(1)
})

test('an unreadable file is not sent', async () => {
  const folder = Object.assign(new File([], 'folder'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('It is a folder')) }),
  })
  const { signal } = new AbortController()
  const outcome = await sendFile({ id: 'one', name: 'folder', file: folder, from: 0, onProgress: () => {}, signal })
  expect(outcome).toEqual({ ok: false, message: expect.stringContaining('folder can’t be read') })
  expect(sent).toEqual([])
})
