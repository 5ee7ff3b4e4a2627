import type { Readable } from 'node:stream'
import { z } from 'zod'

const blockBytes = 32_768
const headerBytes = 7

/** Firestore's documents have at most 1 MiB; this leaves room for those of other tools. */
const maxRecordBytes = 16_000_000

const parts = { full: 1, first: 2, middle: 3, last: 4 }

/** A record of the log, or why one is lost; `block` counts from 1. */
export type LogRecord = { block: number; bytes: Buffer } | { block: number; fault: string }

type Fragment = { type: number; data: Buffer } | { fault: string }

/** The records of a LevelDB log. Damage is reported and skipped. */
export async function* readLevelDbLog(stream: Readable): AsyncGenerator<LogRecord> {
  let block = 0
  let begun: Buffer[] | undefined
  let bytes = 0
  for await (const content of toBlocks(stream)) {
    block++
    for (const fragment of readFragments(content)) {
      if ('fault' in fragment) {
        begun = undefined
        yield { block, fault: fragment.fault }
        continue
      }
      const { type, data } = fragment
      const begins = type === parts.full || type === parts.first
      if (begins && begun) yield { block, fault: 'A document ends too early.' }
      if (begins) {
        begun = []
        bytes = 0
      }
      // The rest of a document whose damaged beginning has already been reported.
      if (!begun) continue
      begun.push(data)
      bytes += data.length
      if (bytes > maxRecordBytes) {
        begun = undefined
        yield { block, fault: 'A document is too large.' }
      } else if (type === parts.full || type === parts.last) {
        yield { block, bytes: Buffer.concat(begun) }
        begun = undefined
      }
    }
  }
  if (begun) yield { block, fault: 'The file ends within a document.' }
}

function* readFragments(block: Buffer): Generator<Fragment> {
  let at = 0
  while (at + headerBytes <= block.length) {
    const length = block.readUInt16LE(at + 4)
    const type = block.readUInt8(at + 6)
    // The rest of a block is filled with zeros.
    if (type === 0 && length === 0) return
    const end = at + headerBytes + length
    if (type > parts.last || end > block.length) {
      yield { fault: 'A part of the file is damaged or cut off.' }
      return
    }
    const isWhole = block.readUInt32LE(at) === maskedCrc32c(block.subarray(at + 6, end))
    yield isWhole
      ? { type, data: block.subarray(at + headerBytes, end) }
      : { fault: 'A part of the file is damaged: its checksum is wrong.' }
    at = end
  }
}

async function* toBlocks(stream: Readable) {
  let held = Buffer.alloc(0)
  for await (const chunk of stream) {
    held = Buffer.concat([held, z.instanceof(Uint8Array).parse(chunk)])
    while (held.length >= blockBytes) {
      yield held.subarray(0, blockBytes)
      held = held.subarray(blockBytes)
    }
  }
  if (held.length > 0) yield held
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value
})

/** The CRC-32C (Castagnoli) of bytes, as LevelDB masks it in its logs. */
export function maskedCrc32c(bytes: Uint8Array) {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  crc = ~crc >>> 0
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0
}
