import { blockSize } from '#domain/search-document.ts'

/** Longest step from a document to the next that one byte says. */
const maxStep = 255

/**
 * The weights of a block's documents as bytes: for each that has one, the step from the one before and the weight. For a longer step,
 * 0 and how often 255 are to be added come first.
 */
function toPostingBytes(weights: Uint8Array) {
  const bytes: number[] = []
  let last = -1
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] ?? 0
    if (weight === 0) continue
    const step = place - last - 1
    if (step >= maxStep) bytes.push(0, Math.floor(step / maxStep))
    bytes.push((step % maxStep) + 1, weight)
    last = place
  }
  return Uint8Array.from(bytes)
}

/** The documents of a block and their weights. */
export function readPostingBytes(bytes: Uint8Array) {
  const [places, weights] = [new Uint16Array(bytes.length / 2), new Uint8Array(bytes.length / 2)]
  let count = 0
  let place = -1
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const [step, value] = [bytes[index] ?? 0, bytes[index + 1] ?? 0]
    place += step === 0 ? value * maxStep : step
    if (step === 0) continue
    places[count] = place
    weights[count++] = value
  }
  return { places: places.subarray(0, count), weights: weights.subarray(0, count) }
}

/** The bytes with some weights changed, given as place, weight, place, weight; 0 takes a document out. */
export function changePostingBytes(bytes: Uint8Array | undefined, changes: number[]) {
  const weights = new Uint8Array(blockSize)
  const present = readPostingBytes(bytes ?? new Uint8Array())
  for (let index = 0; index < present.places.length; index++) weights[present.places[index] ?? 0] = present.weights[index] ?? 0
  for (let index = 0; index + 1 < changes.length; index += 2) weights[changes[index] ?? 0] = changes[index + 1] ?? 0
  return toPostingBytes(weights)
}
