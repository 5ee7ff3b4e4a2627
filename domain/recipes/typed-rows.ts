import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { LineGroup } from '#packages/ingredients/line-groups.ts'

/** A step's extras besides its text. */
export type StepExtra = { tip?: string; image?: string; imageAlt?: string }

/** The lines of a list with their headings, and each line's extras. */
export type TypedRows = { lines: string[]; groups: LineGroup[]; extras: StepExtra[] }

/** The kinds of rows of a form: a line, a heading, or a tip or picture for the step above. */
export type RowKind = 'line' | 'heading' | 'tip' | 'picture'

/** A row's kind is a prefix of its text, or a separate field before it. */
export const rowMarks = { heading: '##', tip: '>', picture: '!' } as const satisfies Partial<Record<RowKind, string>>

const marks: readonly string[] = Object.values(rowMarks)
const kindOf: Record<string, RowKind> = { [rowMarks.heading]: 'heading', [rowMarks.tip]: 'tip', [rowMarks.picture]: 'picture' }

/** A row as its kind and text: '## For the sauce' is a heading, '> Use a lid' a tip, '! /images/hero Browned' a picture with its description. */
export function readRow(row: string): { kind: RowKind; text: string } {
  const [, mark, text = ''] = /^(##|>|!)(?:\s+|$)([\s\S]*)$/.exec(row) ?? []
  if (mark === undefined) return { kind: 'line', text: row }
  return { kind: kindOf[mark] ?? 'line', text: text.trim() }
}

/** Whether a row belongs to the step above it. */
export function isAttached(kind: RowKind | undefined) {
  return kind === 'tip' || kind === 'picture'
}

/** The text of a picture's row: its reference, or whatever was typed instead, and an optional description. */
export function splitRowPicture(text: string) {
  const [, image = '', imageAlt = ''] = /^(\S+)(?:\s+([\s\S]*))?$/.exec(text) ?? []
  return { image, imageAlt }
}

/** The same; undefined if it isn't one of our pictures. */
export function readRowPicture(text: string): { image: string; imageAlt?: string } | undefined {
  const { image, imageAlt } = splitRowPicture(text)
  if (!pictureName(image)) return undefined
  return { image, ...(imageAlt && { imageAlt }) }
}

/** Joins kinds sent in a field of their own to the rows that follow them. */
export function joinMarks(rows: readonly string[]): string[] {
  const isMark = (row: string | undefined) => row !== undefined && marks.includes(row)
  return rows.flatMap((row, index) => {
    if (isMark(row)) return []
    const before = rows[index - 1]
    if (!isMark(before)) return row
    return row.trim() === '' ? [] : `${before} ${row}`
  })
}

/** Reads the rows of a form. Empty rows and pictures without a step are dropped, and a tip without a step above it is a step. */
export function readRows(rows: readonly string[]): TypedRows {
  const read: TypedRows = { lines: [], groups: [], extras: [] }
  for (const row of joinMarks(rows)) {
    const { kind, text } = readRow(row.trim())
    if (text === '') continue
    const last = read.lines.length - 1
    if (kind === 'heading') read.groups.push({ heading: text, start: read.lines.length })
    else if (kind === 'picture') {
      if (last >= 0) read.extras[last] = { ...read.extras[last], ...readRowPicture(text) }
    } else if (kind === 'tip' && last >= 0)
      read.extras[last] = { ...read.extras[last], tip: [read.extras[last]?.tip, text].filter(Boolean).join(' ') }
    else read.extras[read.lines.push(text) - 1] = {}
  }
  return read
}

/** The rows of a form that `readRows` reads back as these lines. */
export function writeRows(lines: readonly string[], groups: readonly LineGroup[] = [], extras: readonly StepExtra[] = []): string[] {
  const headingsAt = (index: number) => groups.filter(({ start }) => start === index).map(({ heading }) => `${rowMarks.heading} ${heading}`)
  const rows = lines.flatMap((line, index) => {
    const { tip, image, imageAlt = '' } = extras[index] ?? {}
    const picture = image ? [`${rowMarks.picture} ${image} ${imageAlt}`.trim()] : []
    return [...headingsAt(index), line, ...(tip ? [`${rowMarks.tip} ${tip}`] : []), ...picture]
  })
  return [...rows, ...headingsAt(lines.length)]
}
