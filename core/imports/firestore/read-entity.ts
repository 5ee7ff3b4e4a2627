import { type ProtoField, readProtobuf } from './read-protobuf.ts'
import { fromSeconds, maxDepth, type SourceDocument, ValueFault, withoutNul } from './source-document.ts'

// The fields of apphosting.datastore.v3.EntityProto and its parts.
const entityFields = { key: 13, property: 14, rawProperty: 15 }
const keyFields = { path: 14, element: 1 }
const elementFields = { type: 2, id: 3, name: 4 }
const propertyFields = { meaning: 1, name: 3, multiple: 4, value: 5 }
const valueFields = { int64: 1, bool: 2, string: 3, double: 4, point: 5, reference: 12 }
const pointFields = { x: 6, y: 7 }
const referenceFields = { element: 14, type: 15, id: 16, name: 17 }
const meanings = { moment: 7, place: 9, bytes: 14, bytesToo: 15, entity: 19, emptyList: 24 }

/** The document in an entity of a managed export. Throws a ValueFault. */
export function readEntity(bytes: Buffer): SourceDocument {
  const fields = readProtobuf(bytes)
  const key = findMessage(fields, entityFields.key)
  const elements = key ? listGroups(findMessage(key, keyFields.path) ?? [], keyFields.element) : []
  const path = elements.flatMap((element) => readElement(element, elementFields)).join('/')
  if (path === '') throw new ValueFault('It has no path.')
  return { kind: 'document', path, data: readProperties(fields, 0) }
}

function readProperties(fields: ProtoField[], depth: number): Record<string, unknown> {
  if (depth > maxDepth) throw new ValueFault('It’s nested too deeply.')
  const values = new Map<string, unknown>()
  for (const { id, bytes } of fields) {
    if (!bytes || (id !== entityFields.property && id !== entityFields.rawProperty)) continue
    const property = readProtobuf(bytes)
    const name = readText(findField(property, propertyFields.name)?.bytes)
    const meaning = Number(findField(property, propertyFields.meaning)?.bits ?? 0n)
    const value = meaning === meanings.emptyList ? [] : readValue(findMessage(property, propertyFields.value) ?? [], meaning, depth)
    if (findField(property, propertyFields.multiple)?.bits !== 1n || meaning === meanings.emptyList) values.set(name, value)
    else {
      const list = values.get(name)
      if (Array.isArray(list)) list.push(value)
      else values.set(name, [value])
    }
  }
  return Object.fromEntries(values)
}

function readValue(fields: ProtoField[], meaning: number, depth: number): unknown {
  const [field] = fields
  if (!field) return null
  const { id, bits = 0n, bytes = Buffer.alloc(0), group = [] } = field
  if (id === valueFields.int64) {
    const whole = BigInt.asIntN(64, bits)
    return meaning === meanings.moment ? (fromSeconds(Number(whole) / 1e6) ?? null) : Number(whole)
  }
  if (id === valueFields.bool) return bits !== 0n
  if (id === valueFields.double) return orNull(toDouble(bits))
  if (id === valueFields.string && meaning === meanings.entity) return readProperties(readProtobuf(bytes), depth + 1)
  if (id === valueFields.string)
    return meaning === meanings.bytes || meaning === meanings.bytesToo ? bytes.toString('base64') : readText(bytes)
  if (id === valueFields.point)
    return {
      latitude: orNull(toDouble(findField(group, pointFields.x)?.bits ?? 0n)),
      longitude: orNull(toDouble(findField(group, pointFields.y)?.bits ?? 0n)),
    }
  if (id === valueFields.reference)
    return listGroups(group, referenceFields.element)
      .flatMap((element) => readElement(element, referenceFields))
      .join('/')
  return null
}

function readElement(element: ProtoField[], names: { type: number; id: number; name: number }) {
  const name = findField(element, names.name)?.bytes
  return [readText(findField(element, names.type)?.bytes), name ? readText(name) : String(findField(element, names.id)?.bits ?? '')]
}

function toDouble(bits: bigint) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(bits)
  return bytes.readDoubleLE()
}

function orNull(value: number) {
  return Number.isFinite(value) ? value : null
}

function readText(bytes: Buffer | undefined) {
  return withoutNul(new TextDecoder().decode(bytes))
}

function findField(fields: ProtoField[], id: number) {
  return fields.find((field) => field.id === id)
}

function findMessage(fields: ProtoField[], id: number) {
  const bytes = findField(fields, id)?.bytes
  return bytes && readProtobuf(bytes)
}

function listGroups(fields: ProtoField[], id: number) {
  return fields.flatMap((field) => (field.id === id && field.group ? [field.group] : []))
}
