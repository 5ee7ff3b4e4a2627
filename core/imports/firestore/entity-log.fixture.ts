import { maskedCrc32c } from './crc32c.ts'

type Fields = Record<string, unknown>

/** A file of a managed export with these documents, by path; a Date is a moment, and an array a list. */
export function writeEntityLog(documents: Record<string, Fields>) {
  return writeLog(Object.entries(documents).map(([path, data]) => toEntity(path, data)))
}

/** A LevelDB log of records, which are split over blocks as LevelDB does. */
export function writeLog(records: Buffer[]) {
  let log = Buffer.alloc(0)
  for (const record of records) {
    let at = 0
    do {
      const free = 32_768 - (log.length % 32_768)
      if (free < 7) {
        log = Buffer.concat([log, Buffer.alloc(free)])
        continue
      }
      const end = Math.min(record.length, at + free - 7)
      const isLast = end === record.length
      const type = [3, 4, 2, 1][(at === 0 ? 2 : 0) + (isLast ? 1 : 0)] ?? 0
      const typed = Buffer.concat([Buffer.from([type]), record.subarray(at, end)])
      const head = Buffer.alloc(6)
      head.writeUInt32LE(maskedCrc32c(typed))
      head.writeUInt16LE(end - at, 4)
      log = Buffer.concat([log, head, typed])
      if (isLast) break
      at = end
    } while (at < record.length || record.length === 0)
  }
  return log
}

export function toEntity(path: string, data: Fields) {
  const parts = path.split('/')
  const elements = parts.flatMap((type, index) =>
    index % 2 === 0 ? [toVarint((1 << 3) | 3), toBytes(2, type), toBytes(4, parts[index + 1] ?? ''), toVarint((1 << 3) | 4)] : [],
  )
  return Buffer.concat([toBytes(13, Buffer.concat([toBytes(13, 'app'), toBytes(14, Buffer.concat(elements))])), ...toProperties(data)])
}

function toProperties(data: Fields) {
  return Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((element) => toProperty(name, element, true)) : [toProperty(name, value, false)],
  )
}

function toProperty(name: string, value: unknown, isMultiple: boolean) {
  const { meaning, bytes } = toValue(value)
  const said = meaning ? [toNumber(1, meaning)] : []
  return toBytes(14, Buffer.concat([...said, toBytes(3, name), toNumber(4, isMultiple ? 1 : 0), toBytes(5, bytes)]))
}

function toValue(value: unknown): { meaning?: number; bytes: Buffer } {
  if (value instanceof Date) return { meaning: 7, bytes: toNumber(1, value.getTime() * 1000) }
  if (typeof value === 'boolean') return { bytes: toNumber(2, value ? 1 : 0) }
  if (typeof value === 'number') return { bytes: toNumber(1, value) }
  if (typeof value === 'string') return { bytes: toBytes(3, value) }
  if (typeof value === 'object' && value !== null) return { meaning: 19, bytes: toBytes(3, Buffer.concat(toProperties({ ...value }))) }
  return { bytes: Buffer.alloc(0) }
}

function toNumber(id: number, value: number) {
  return Buffer.concat([toVarint(id << 3), toVarint(value)])
}

function toBytes(id: number, value: string | Buffer) {
  const bytes = Buffer.from(value)
  return Buffer.concat([toVarint((id << 3) | 2), toVarint(bytes.length), bytes])
}

function toVarint(value: number) {
  const bytes: number[] = []
  let rest = BigInt(value)
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
  return Buffer.from([...bytes, Number(rest)])
}
