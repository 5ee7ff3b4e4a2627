/** A random UUID (version 4); `crypto.randomUUID` itself is missing on sites without TLS. */
export function newCopyId() {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f)
    return index === 8 ? 0x80 | (byte & 0x3f) : byte
  })
  return hex
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
