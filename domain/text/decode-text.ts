/** How many bytes are searched for a declaration, as browsers do with pages. */
const declaringBytes = 4096

/** Encodings of which bytes are not told from those of UTF-8 by being valid. */
const escaped = /^(?:iso-2022-|hz-|utf-7|utf-16|utf-32)/i

/**
 * The encoding of a text by its byte order mark, by what its sender says (`declared`: a label, or a Content-Type), and by what it says itself (meta, XML
 * declaration), in this order. Bytes that are valid UTF-8 are taken as that even if they say otherwise: programs that save pages often leave the old label in
 * them. What says nothing and is not UTF-8 is what Windows writes. `bytes` may be only the beginning, with `isValid` told of the whole.
 */
export function findEncoding(bytes: Uint8Array, declared = '', isValid = isUtf8(bytes)): string {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  // The beginning of a text in UTF-16 without a mark: a letter of ASCII, and a byte of zero.
  if (one === 0 && two !== 0 && three === 0) return 'utf-16be'
  if (one !== 0 && two === 0 && bytes[3] === 0) return 'utf-16le'
  const label = readLabel(declared) ?? readDeclaration(bytes)
  if (label && escaped.test(label) && !/^utf-16/.test(label)) return label
  if (isValid || isMostlyUtf8(bytes)) return 'utf-8'
  return label && label !== 'utf-8' && !/^utf-16/.test(label) ? label : 'windows-1252'
}

/** Bytes as text, in the encoding that `findEncoding` finds, without a byte order mark. What can't be read becomes U+FFFD. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  return new TextDecoder(findEncoding(bytes, declared)).decode(bytes)
}

/** Whether bytes are UTF-8. */
export function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Whether UTF-8 has only some broken characters: in other encodings hardly any are whole. */
function isMostlyUtf8(bytes: Uint8Array) {
  const others = new TextDecoder().decode(bytes).match(/\P{ASCII}/gu) ?? []
  const broken = others.filter((sign) => sign === '\ufffd').length
  return broken * 2 < others.length
}

/** The encoding that a Content-Type or a bare label names; undefined for none that is known. */
function readLabel(declared: string) {
  const label = /charset\s*=\s*["']?([\w:.-]+)/i.exec(declared)?.[1] ?? /^[\w:.-]+$/.exec(declared.trim())?.[0]
  try {
    return label && new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** What the beginning of a page or XML file says of its encoding. */
function readDeclaration(bytes: Uint8Array) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declaringBytes))
  const xml = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
  const meta = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1]
  return readLabel(xml ?? meta ?? '')
}
