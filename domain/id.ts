const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * A short id that sorts by time: nine base-36 digits of the millisecond, followed by eleven random ones (56 bits). Fixed length and lower
 * case, so that both databases sort it alike.
 */
export function newId(
  now: Date,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> = crypto.getRandomValues.bind(crypto),
) {
  const time = now.getTime().toString(36).padStart(9, '0')
  const tail = Array.from(random(new Uint8Array(11)), (byte) => alphabet[byte % 36]).join('')
  return time + tail
}
