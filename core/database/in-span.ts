import { type RawBuilder, sql } from 'kysely'
import type { Span } from '#domain/span.ts'

/** The condition that a column's time (ISO 8601) is within a span. */
export function inSpan(column: string, { after, until }: Span): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} > ${toIso(after)} and ${sql.ref(column)} <= ${toIso(until)})`
}

/** Whether it is before or after the span. */
export function outsideSpan(column: string, { after, until }: Span): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} <= ${toIso(after)} or ${sql.ref(column)} > ${toIso(until)})`
}

/** Whether it is after the span, written by a wrong clock. */
export function behindSpan(column: string, { until }: Span): RawBuilder<boolean> {
  return sql`${sql.ref(column)} > ${toIso(until)}`
}

const toIso = (time: number) => new Date(time).toISOString()
