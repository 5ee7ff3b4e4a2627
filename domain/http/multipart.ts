/**
 * A part of a multipart body: a field, or a file with its name ('' for a field without a chosen file). Its bytes can be read until the next
 * part is requested; the rest is then skipped.
 */
export type Part = { name: string; filename: string | undefined; bytes: AsyncIterable<Uint8Array> }

/** A body that isn't a multipart form, or ends too early. */
export class BrokenMultipart extends Error {}

const lineEnd = '\r\n'
const maxHeadBytes = 8192
/** More than any form of ours has. */
const maxParts = 200

/** The boundary in a content type; undefined if it isn't a multipart form's. */
export function readBoundary(contentType: string) {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=$|[\s;]))/is.exec(contentType) ?? []
  return quoted ?? plain
}

/**
 * The parts of a multipart form as they arrive, so none has to fit into memory. Throws a BrokenMultipart, also for more than 200 parts or a
 * header of more than 8 kB.
 */
export async function* readParts(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const source = openSource(body)
  const delimiter = `${lineEnd}--${boundary}`
  await drain(source.until(delimiter))
  for (let count = 1; (await source.take(lineEnd.length)) === lineEnd; count++) {
    if (count > maxParts) throw new BrokenMultipart('The form has too many parts')
    const head = await source.take(undefined, `${lineEnd}${lineEnd}`)
    let isOver = false
    const bytes = (async function* () {
      yield* source.until(delimiter)
      isOver = true
    })()
    yield { ...readHead(head), bytes }
    await bytes.return()
    if (!isOver) await drain(source.until(delimiter))
  }
}

/** Reads a stream up to given texts. */
function openSource(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]()
  // So that the first boundary is preceded by a line break, like all others.
  let buffer = Buffer.from(lineEnd)

  let failure: { error: unknown } | undefined

  /** A failure is repeated for anyone who reads on after taking it for the end of a part. */
  async function fill() {
    if (failure) throw failure.error
    try {
      const { done, value } = await chunks.next()
      if (done) throw new BrokenMultipart('The form ends too early')
      buffer = Buffer.concat([buffer, value])
    } catch (error) {
      failure = { error }
      throw error
    }
  }

  /** The bytes before a text, which is consumed as well. */
  async function* until(text: string): AsyncGenerator<Uint8Array> {
    for (;;) {
      const end = buffer.indexOf(text)
      const safe = end < 0 ? buffer.length - text.length + 1 : end
      if (safe > 0) {
        const found = buffer.subarray(0, safe)
        buffer = buffer.subarray(safe)
        yield found
      }
      if (end >= 0) break
      await fill()
    }
    buffer = buffer.subarray(text.length)
  }

  /** A few bytes as text: a fixed number, or those before `end`, which is consumed as well. */
  async function take(length: number | undefined, end = '') {
    const isThere = () => (length === undefined ? buffer.includes(end) : buffer.length >= length)
    while (!isThere()) {
      if (buffer.length > maxHeadBytes) throw new BrokenMultipart('A part of the form has an overlong header')
      await fill()
    }
    const size = length ?? buffer.indexOf(end)
    if (size > maxHeadBytes) throw new BrokenMultipart('A part of the form has an overlong header')
    const text = buffer.toString('utf8', 0, size)
    buffer = buffer.subarray(size + end.length)
    return text
  }

  return { until, take }
}

async function drain(bytes: AsyncIterable<Uint8Array>) {
  for await (const _ of bytes);
}

/** Browsers write a quote in a name as `%22`. */
function readHead(head: string) {
  const disposition = head.split(lineEnd).find((line) => /^content-disposition:\s*form-data\s*;/i.test(line)) ?? ''
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (name === undefined) throw new BrokenMultipart('A part of the form has no name')
  return { name, filename: /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] }
}
