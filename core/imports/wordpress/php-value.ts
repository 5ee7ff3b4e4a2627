import { unserialize } from 'php-serialize'

/** A value that PHP serialised, or JSON in its place; undefined if it is neither, is cut off, or has objects: none is ever made. */
export function readPhpValue(text: string): unknown {
  for (const read of [readPhp, (broken: string) => readPhp(mendLengths(broken)), JSON.parse]) {
    try {
      return read(text.trim())
    } catch {}
  }
  return undefined
}

function readPhp(text: string) {
  if (!/^[abdisN][:;]/.test(text)) throw new Error('This isn’t a serialized PHP value.')
  // Without classes in scope, not even those of Object.prototype, `O:` and `C:` throw.
  return unserialize(text, Object.create(null), { strict: true })
}

/** XML turns '\r\n' into '\n', so that the lengths of strings no longer fit. */
function mendLengths(text: string) {
  return text.replace(/s:\d+:"(.*?)";(?=[abdisN][:;]|\}|$)/gs, (_, value: string) => `s:${Buffer.byteLength(value)}:"${value}";`)
}
