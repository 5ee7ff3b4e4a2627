/** How many bytes are searched for a declaration, as in browsers. */
const declaringBytes = 4096

/** Encodings whose bytes may also be valid UTF-8. */
const escaped = /^(?:iso-2022-|hz-|utf-7|utf-16|utf-32)/i

/**
 * The encoding of a text by its byte order mark, by what its sender says (`declared`: a label, or a Content-Type), and by its own
 * declaration (meta, XML declaration), in this order. Valid UTF-8 is taken as that even if it is labelled otherwise: programs that save
 * pages often leave the old label in them. Unlabelled text that is not UTF-8 is taken as Windows-1252. `bytes` may be only the beginning,
 * with `isValid` about the whole.
 */
export function findEncoding(bytes: Uint8Array, declared = '', isValid = isUtf8(bytes)): string {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  // The beginning of unmarked UTF-16 text: an ASCII letter and a zero byte.
  if (one === 0 && two !== 0 && three === 0) return 'utf-16be'
  if (one !== 0 && two === 0 && bytes[3] === 0) return 'utf-16le'
  const label = readLabel(declared) ?? readDeclaration(bytes)
  if (label && escaped.test(label) && !/^utf-16/.test(label)) return label
  if (isValid || isMostlyUtf8(bytes)) return 'utf-8'
  return label && label !== 'utf-8' && !/^utf-16/.test(label) ? label : 'windows-1252'
}

/** Bytes as text, in the encoding that `findEncoding` finds, without a byte order mark. Undecodable bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  return new TextDecoder(findEncoding(bytes, declared)).decode(bytes)
}

/** Whether bytes are valid UTF-8. */
export function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Whether only a few of UTF-8's multi-byte characters are broken: in other encodings, hardly any are intact. */
function isMostlyUtf8(bytes: Uint8Array) {
  const others = new TextDecoder().decode(bytes).match(/\P{ASCII}/gu) ?? []
  const broken = others.filter((sign) => sign === '\ufffd').length
  return broken * 2 < others.length
}

/** The encoding named by a Content-Type or a bare label; undefined if it is missing or unknown. */
function readLabel(declared: string) {
  const label = /charset\s*=\s*["']?([\w:.-]+)/i.exec(declared)?.[1] ?? /^[\w:.-]+$/.exec(declared.trim())?.[0]
  try {
    return label && new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** The encoding declared at the beginning of a page or XML file. */
function readDeclaration(bytes: Uint8Array) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declaringBytes))
  const xml = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
  const meta = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1]
  return readLabel(xml ?? meta ?? '')
}
