import { type RawBuilder, sql } from 'kysely'
import type { Span } from '#domain/span.ts'

/** Whether the time in a column (ISO 8601) lies in a span: the condition of a query. */
export function inSpan(column: string, { after, until }: Span): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} > ${toIso(after)} and ${sql.ref(column)} <= ${toIso(until)})`
}

/** Whether it lies before or behind. */
export function outsideSpan(column: string, { after, until }: Span): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} <= ${toIso(after)} or ${sql.ref(column)} > ${toIso(until)})`
}

/** Whether it lies behind: a wrong clock has written it. */
export function behindSpan(column: string, { until }: Span): RawBuilder<boolean> {
  return sql`${sql.ref(column)} > ${toIso(until)}`
}

const toIso = (time: number) => new Date(time).toISOString()
