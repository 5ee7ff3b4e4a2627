import { z } from 'zod'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { readRows } from './typed-rows.ts'

/** The rows of a repeated field: lines, with headings and tips among them. There may be none. */
export function typedRows() {
  const rows = z.preprocess(
    (typed) => (typed === undefined || typeof typed === 'string' ? [typed ?? ''] : typed),
    z.array(typedText({ max: editorLimits.line })),
  )
  return rows
    .transform(readRows)
    .refine(({ lines, groups }) => lines.length + groups.length <= editorLimits.lines, `Keep it to ${editorLimits.lines} rows`)
}

/** A list with one item on each line; undefined if empty. */
export function typedList() {
  return optionalText(editorLimits.notes)
    .transform((text) => text.split('\n').flatMap((line) => line.trim().replace(/^[-*•]\s+/, '') || []))
    .refine((items) => items.length <= editorLimits.lines, `Keep it to ${editorLimits.lines} lines`)
    .transform((items) => (items.length > 0 ? items : undefined))
}
