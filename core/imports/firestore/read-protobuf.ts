import { ValueFault } from './source-document.ts'

/** A field of a protobuf message: a number as its 64 bits, bytes, or the fields of a group. */
export type ProtoField = { id: number; bits?: bigint; bytes?: Buffer; group?: ProtoField[] }

const wire = { varint: 0, fixed64: 1, bytes: 2, groupStart: 3, groupEnd: 4, fixed32: 5 }

const maxGroups = 20

/** The fields of a protobuf message in order. Throws a ValueFault if it isn't one. */
export function readProtobuf(message: Buffer): ProtoField[] {
  let at = 0

  function take(length: number) {
    if (at + length > message.length) throw new ValueFault('It ends too early.')
    at += length
    return message.subarray(at - length, at)
  }

  function takeVarint() {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = take(1).readUInt8()
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return BigInt.asUintN(64, value)
    }
    throw new ValueFault('A number in it is damaged.')
  }

  function takeFields(within: number | undefined, depth: number): ProtoField[] {
    if (depth > maxGroups) throw new ValueFault('It’s nested too deeply.')
    const fields: ProtoField[] = []
    while (at < message.length) {
      const tag = Number(takeVarint() & 0xffffffffn)
      const id = tag >>> 3
      const type = tag & 7
      if (type === wire.varint) fields.push({ id, bits: takeVarint() })
      else if (type === wire.fixed64) fields.push({ id, bits: take(8).readBigUInt64LE() })
      else if (type === wire.fixed32) fields.push({ id, bits: BigInt(take(4).readUInt32LE()) })
      else if (type === wire.bytes) fields.push({ id, bytes: take(Number(takeVarint())) })
      else if (type === wire.groupStart) fields.push({ id, group: takeFields(id, depth + 1) })
      else if (type === wire.groupEnd && id === within) return fields
      else throw new ValueFault('It’s damaged.')
    }
    if (within !== undefined) throw new ValueFault('It ends too early.')
    return fields
  }

  return takeFields(undefined, 0)
}
