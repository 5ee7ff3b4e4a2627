import { z } from 'zod'
import { fieldsSchema, fromSeconds, maxDepth, ValueFault, withoutNul } from './source-document.ts'

const number = z.coerce.number()

const datatype = z.object({ __datatype__: z.string(), value: z.unknown() })
const moment = z.union([
  z.strictObject({ _seconds: number, _nanoseconds: number }).transform((value) => fromSeconds(value._seconds, value._nanoseconds)),
  z
    .strictObject({ seconds: number, nanoseconds: number.optional(), type: z.string().optional() })
    .transform(({ seconds, nanoseconds }) => fromSeconds(seconds, nanoseconds)),
  z.strictObject({ __time__: z.string() }).transform((value) => toIso(value.__time__)),
])
const place = z.union([
  z.strictObject({ _latitude: number, _longitude: number }).transform((at) => ({ latitude: at._latitude, longitude: at._longitude })),
  z.strictObject({ __lat__: number, __lon__: number }).transform((at) => ({ latitude: at.__lat__, longitude: at.__lon__ })),
])
const reference = z.union([
  z.strictObject({ __ref__: z.string() }).transform((value) => value.__ref__),
  z.strictObject({ __bytes__: z.string() }).transform((value) => value.__bytes__),
])

/** A value as JSON exporters write it: their marks of timestamps, places, references and bytes become plain values. Throws a ValueFault. */
function readTypedValue(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new ValueFault('It’s nested too deeply.')
  if (typeof value === 'string') return withoutNul(value)
  if (Array.isArray(value)) return value.map((element) => readTypedValue(element, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const marked = datatype.safeParse(value)
  if (marked.success) return readTypedValue(marked.data.value, depth + 1)
  const known = z.union([moment.transform((read) => read ?? null), place, reference]).safeParse(value)
  return known.success ? known.data : readTypedFields(fieldsSchema.parse(value), depth)
}

export function readTypedFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [withoutNul(name), readTypedValue(value, depth + 1)]))
}

const restValue = z
  .object({
    nullValue: z.unknown(),
    booleanValue: z.boolean(),
    integerValue: number,
    doubleValue: number,
    timestampValue: z.string(),
    stringValue: z.string(),
    bytesValue: z.string(),
    referenceValue: z.string(),
    geoPointValue: z.object({ latitude: z.number().default(0), longitude: z.number().default(0) }),
    arrayValue: z.object({ values: z.array(z.unknown()).default([]) }),
    mapValue: z.object({ fields: fieldsSchema.default({}) }),
  })
  .partial()

/** The fields of a document of the REST API. Throws a ValueFault. */
export function readRestFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [withoutNul(name), readRestValue(value, depth + 1)]))
}

function readRestValue(value: unknown, depth: number): unknown {
  if (depth > maxDepth) throw new ValueFault('It’s nested too deeply.')
  const { data } = restValue.safeParse(value)
  if (!data) throw new ValueFault('It has a value of an unknown type.')
  if (data.stringValue !== undefined) return withoutNul(data.stringValue)
  if (data.timestampValue !== undefined) return toIso(data.timestampValue) ?? null
  if (data.referenceValue !== undefined) return data.referenceValue.replace(/^.*?\/documents\//, '')
  if (data.arrayValue) return data.arrayValue.values.map((element) => readRestValue(element, depth + 1))
  if (data.mapValue) return readRestFields(data.mapValue.fields, depth)
  return data.booleanValue ?? data.integerValue ?? data.doubleValue ?? data.bytesValue ?? data.geoPointValue ?? null
}

/** ISO 8601 in UTC with milliseconds; undefined for anything but a time. */
export function toIso(text: string) {
  const parsed = new Date(text)
  return Number.isNaN(parsed.getTime()) ? undefined : fromSeconds(parsed.getTime() / 1000)
}
