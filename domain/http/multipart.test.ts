import { expect, test } from 'vitest'
import { BrokenMultipart, readBoundary, readParts } from './multipart.ts'

/** A body in chunks of a size. */
async function* inChunks(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function readText(part: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = []
  for await (const chunk of part) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

async function readAll(body: AsyncIterable<Uint8Array>, boundary: string) {
  const found: [string, string | undefined, string][] = []
  for await (const { name, filename, bytes } of readParts(body, boundary)) found.push([name, filename, await readText(bytes)])
  return found
}

/** What a browser would send, with a file that looks like a boundary almost everywhere. */
async function aForm() {
  const form = new FormData()
  form.set('name', 'Renée "O’Hara"\r\nand Sons')
  form.set('empty', '')
  form.set('photos', new File(['TRICKY'], 'a;name="x".jpg'))
  form.append('photos', new File([], 'NONE'))
  const response = new Response(form)
  const boundary = readBoundary(response.headers.get('content-type') ?? '') ?? ''
  const tricky = `\r\n--${boundary.slice(0, -1)}\r\n\r\n--\r--\r\n`.repeat(40)
  const bytes = Buffer.from((await response.text()).replace('TRICKY', tricky).replace('NONE', ''))
  return { bytes, boundary, tricky }
}

test.each([1, 2, 3, 7, 64, 1000, 100_000])('a form that arrives in chunks of %i bytes is complete', async (size) => {
  const { bytes, boundary, tricky } = await aForm()
  const [name, ...others] = await readAll(inChunks(bytes, size), boundary)
  expect(Buffer.from(name?.[2] ?? '', 'latin1').toString()).toBe('Renée "O’Hara"\r\nand Sons')
  expect(others).toEqual([
    ['empty', undefined, ''],
    ['photos', 'a;name=%22x%22.jpg', tricky],
    ['photos', '', ''],
  ])
})

test('parts that nobody reads are skipped, wholly or in part', async () => {
  const { bytes, boundary } = await aForm()
  const names: string[] = []
  for await (const part of readParts(inChunks(bytes, 5), boundary)) {
    names.push(part.name)
    if (part.filename) for await (const _ of part.bytes) break
  }
  expect(names).toEqual(['name', 'empty', 'photos', 'photos'])
})

test.each([
  ['nothing', ''],
  ['no boundary', 'nonsense'],
  ['a boundary alone', '--x'],
  ['a part without an end', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nwords'],
  ['a part without a name', '--x\r\nContent-Type: text/plain\r\n\r\nwords\r\n--x--'],
  ['a head without an end', `--x\r\n${'a'.repeat(20_000)}`],
])('%s is not a form', async (_, body) => {
  await expect(readAll(inChunks(Buffer.from(body), 100), 'x')).rejects.toThrow(BrokenMultipart)
})

test('the boundary is read from the content type, plain or quoted', () => {
  expect(readBoundary('multipart/form-data; boundary=abc')).toBe('abc')
  expect(readBoundary('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b')
  for (const other of [
    '',
    'text/plain',
    'multipart/mixed; boundary=x',
    'multipart/form-data',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])
    expect(readBoundary(other)).toBeUndefined()
})

const part = '\r\n--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'

/** An endless body, and how many bytes of it were consumed. */
function endless(beginning: string, more: string) {
  const taken = { bytes: 0 }
  async function* body() {
    yield Buffer.from(beginning)
    for (;;) {
      taken.bytes += more.length
      // If it is never refused, this would read for ever.
      if (taken.bytes > 5_000_000) return
      yield Buffer.from(more)
    }
  }
  return { body: body(), taken }
}

test.each([
  ['a head without an end', '--x\r\nContent-Disposition: form-data; ', 'a'.repeat(1000), 'overlong header'],
  ['parts without an end', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n', part.repeat(10), 'too many parts'],
])('%s is refused before it costs memory or time', async (_, beginning, more, reason) => {
  const { body, taken } = endless(beginning, more)
  const names: string[] = []
  const read = async () => {
    for await (const { name } of readParts(body, 'x')) names.push(name)
  }
  await expect(read()).rejects.toThrow(reason)
  expect(taken.bytes).toBeLessThan(20_000)
})

test('a long header is also refused when it arrives in one chunk', async () => {
  const head = `Content-Disposition: form-data; name="a"\r\nX: ${'a'.repeat(9000)}\r\n\r\n`
  const read = readAll(inChunks(Buffer.from(`--x\r\n${head}\r\n--x--\r\n`), 100_000), 'x')
  await expect(read).rejects.toThrow(BrokenMultipart)
})
