import { z } from 'zod'

/** A Firestore document: timestamps in its fields are ISO 8601, bytes base64, references paths, and places `{ latitude, longitude }`. */
export type SourceDocument = {
  kind: 'document'
  /** Alternating collections and ids: '_blogs/a1/comments/c1'. */
  path: string
  data: Record<string, unknown>
  /** When Firestore first stored it, if the export says so. */
  createTime?: string | undefined
}

/** Deeper values are refused; Firestore itself allows twenty levels. */
export const maxDepth = 60

/** A value that can't be read; the message is a sentence for the owner. */
export class ValueFault extends Error {}

export const fieldsSchema = z.record(z.string(), z.unknown())

/** Text without NUL characters, which databases refuse. */
export function withoutNul(text: string) {
  return text.replaceAll('\0', '')
}

/** A timestamp in ISO 8601 from seconds and nanoseconds since 1970; undefined if there is none. */
export function fromSeconds(seconds: number, nanoseconds = 0) {
  const moment = new Date(seconds * 1000 + Math.trunc(nanoseconds / 1e6))
  const year = moment.getUTCFullYear()
  return year >= 0 && year <= 9999 ? moment.toISOString() : undefined
}
