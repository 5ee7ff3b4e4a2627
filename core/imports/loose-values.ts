import { z } from 'zod'
import type { SourceRecord, SourceRecordOf, UnreadableEntry } from '#domain/imports/source-record.ts'
import { sourceRecord } from '#domain/imports/source-record.ts'
import { toTermName } from '#domain/terms/term.ts'
import { toXmlText } from '#domain/text/escape-html.ts'
import { parseHtml, readText, toTextLines, withoutCode } from './read-html.ts'

/** A record of unknown keys. */
const looseRecord = z.record(z.string(), z.unknown())

/** The fields of an object; none for anything else. */
export function toFields(value: unknown): Record<string, unknown> {
  return looseRecord.safeParse(value).data ?? {}
}

/** The values of an array; a single value counts as one, nothing as none. */
export function toValues(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** A text or number as trimmed text, without characters that databases or XML refuse; undefined for anything else and for empty text. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  return toXmlText(value).trim() || undefined
}

/** A longer text fits no record; it is left as it is, to be refused. */
const maxTextLength = 2_000_000

/** The text of a value that may contain HTML and entities, even doubly encoded, on one line. */
export function toPlainText(value: unknown): string | undefined {
  const text = toText(value)
  if (text === undefined || text.length > maxTextLength) return text
  return decodeTwice(text, (html) => readText(parseHtml(html.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, ' ')).children)) || undefined
}

/** The lines of a text or HTML, without empty ones. */
export function toPlainLines(value: unknown): string[] {
  const text = toText(value) ?? ''
  if (text.length > maxTextLength) return [text]
  return withoutCode(text)
    .split(/\r\n?|\n/)
    .flatMap((line) => toTextLines(line).flatMap((part) => toPlainText(part) ?? []))
}

/** A text with percent escapes decoded, as in slugs of other scripts; returned unchanged if it isn't encoded that way. */
export function decodeEscapes(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name of a tag or another term: a single name even if it has commas, which separate names here. */
export function toNameOfTerm(value: unknown) {
  return toTermName(toPlainText(value) ?? '') || undefined
}

function decodeTwice(text: string, decode: (html: string) => string) {
  const isMarked = /<[a-z/!]|&[#\w]+;/i
  const once = isMarked.test(text) ? decode(text) : text
  return toXmlText(isMarked.test(once) ? decode(once) : once)
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The first number in a text or number. */
export function toNumber(value: unknown): number | undefined {
  const found = /-?\d+(?:[.,]\d+)?/.exec(toText(value) ?? '')
  const number = Number(found?.[0].replace(',', '.'))
  return found && Number.isFinite(number) ? number : undefined
}

/** A date in any common notation, or seconds or milliseconds since 1970, as ISO 8601 in UTC. */
export function toMoment(value: unknown): string | undefined {
  const text = toText(value)
  if (!text) return undefined
  const digits = /^\d{9,13}$/.test(text) ? Number(text) * (text.length > 10 ? 1 : 1000) : undefined
  const isDay = /^\d{4}-\d{2}-\d{2}/.test(text)
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) || !/\d:\d/.test(text)
  const date = new Date(digits ?? (isDay ? text.replace(' ', 'T').replace(/(\.\d{3})\d+/, '$1') + (isZoned ? '' : 'Z') : text))
  const year = date.getUTCFullYear()
  return year >= 1900 && year < 2200 ? date.toISOString() : undefined
}

/** An http address; undefined for anything else. */
export function toAddress(value: unknown, base?: string): string | undefined {
  const text = toText(value)
  if (!text || !URL.canParse(text, base)) return undefined
  const { protocol, href } = new URL(text, base)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

/** Names in values that may each hold several, separated by commas, each once. */
export function toNames(...values: unknown[]): string[] {
  const names = values.flatMap(toValues).flatMap((value) => {
    const text = typeof value === 'object' ? toFields(value).name : value
    return (toPlainText(text) ?? '').split(/[,;\n]/)
  })
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== '' && name.length <= 200))]
}

const maxDepth = 30
const maxExtraLength = 100_000

/** Unknown fields that are kept: JSON values, unless they are empty, or so large that they must be picture data. */
export function toExtra(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  const kept = Object.entries(fields).flatMap(([key, value]) => {
    if (key === '__proto__' || value === undefined || value === null || value === '') return []
    const clean = cleanValue(value, 0)
    const isSmall = (JSON.stringify(clean) ?? '').length <= maxExtraLength
    return clean !== undefined && isSmall ? [[key, clean] as const] : []
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return toXmlText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean' || value === null) return value
  if (depth > maxDepth || typeof value !== 'object') return undefined
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1) ?? null)
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__')
  return Object.fromEntries(entries.map(([key, item]) => [key, cleanValue(item, depth + 1)]))
}

type Made = { kind: string; title?: string; [field: string]: unknown }

/**
 * A reader's result as a record, or as an entry that says why it can't be one. A field that is out of range is left out, with a warning.
 */
export function toValid(made: Made, place: string): SourceRecord | UnreadableEntry {
  const first = sourceRecord.safeParse(made)
  if (first.data) return first.data
  const faulty = new Set(first.error.issues.map(({ path: [field] }) => String(field)))
  const lost = [...faulty].map((field) => `Its field ${field} is out of range and was left out.`)
  const rest = Object.entries(made).flatMap(([field, value]) => {
    if (!faulty.has(field)) return [[field, value]]
    return field === 'ingredients' || field === 'steps' ? [[field, []]] : []
  })
  const { data, error } = sourceRecord.safeParse({ ...Object.fromEntries(rest), warnings: [...toValues(made.warnings), ...lost] })
  if (data) return data
  const [issue] = error.issues
  const reason = `Its field ${issue?.path.join('.')} is missing or out of range.`
  return { kind: 'unreadable', place, title: typeof made.title === 'string' ? made.title.slice(0, 200) : undefined, reason }
}

/** Parsed JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The array or object in a JSON text; undefined for anything else. */
export function parseJsonText(value: unknown): unknown {
  const text = toText(value) ?? ''
  if (!/^(?:\[[\s\S]*\]|\{[\s\S]*\})$/.test(text)) return undefined
  const json = parseJson(text)
  return typeof json === 'object' && json !== null ? json : undefined
}

/** The fields of a recipe, as readers fill them in. */
export type ReadRecipe = Omit<SourceRecordOf<'recipe'>, 'kind'>

/** Reads a recipe, or says why it can't be read. */
export async function readEntry(place: string, make: () => Promise<ReadRecipe> | ReadRecipe): Promise<SourceRecord | UnreadableEntry> {
  try {
    return toValid({ kind: 'recipe', place, ...(await make()) }, place)
  } catch (error) {
    return { kind: 'unreadable', place, reason: `It can’t be read: ${error instanceof Error ? error.message : error}` }
  }
}
