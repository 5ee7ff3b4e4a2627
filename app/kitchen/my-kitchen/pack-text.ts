/** The size limit of an unpacked text in bytes: a stranger's link must not fill the memory. */
const maxUnpackedBytes = 4_000_000

/** A text compressed for a hash: deflated, then base64url. */
export async function packText(text: string) {
  const bytes = await readBytes(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate')))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Unpacks the text; undefined if it was cut off or changed in transit. */
export async function unpackText(packed: string) {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(await readBytes(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))))
  } catch {
    return undefined
  }
}

async function readBytes(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    length += value.length
    if (length > maxUnpackedBytes) {
      await reader.cancel()
      throw new Error('Too long')
    }
    parts.push(value)
  }
}
