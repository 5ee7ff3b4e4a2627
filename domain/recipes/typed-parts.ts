import { z } from 'zod'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { joinMarks, readRow, readRowPicture, readRows } from './typed-rows.ts'

/** The rows of a repeated field: lines, with headings and tips among them. It may be empty. */
export function typedRows() {
  const rows = z.preprocess(
    (typed) => (typed === undefined || typeof typed === 'string' ? [typed ?? ''] : typed),
    z.array(typedText({ max: editorLimits.line })),
  )
  return rows
    .refine(
      (typed) => joinMarks(typed).every(hasItsPicture),
      'A step’s picture isn’t loaded yet. Press Show next to its address, or upload or choose one',
    )
    .transform(readRows)
    .refine(({ lines, groups }) => lines.length + groups.length <= editorLimits.lines, `Keep it to ${editorLimits.lines} rows`)
}

function hasItsPicture(row: string) {
  const { kind, text } = readRow(row.trim())
  return kind !== 'picture' || text === '' || readRowPicture(text) !== undefined
}

/** A list with one item on each line; undefined if empty. */
export function typedList() {
  return optionalText(editorLimits.notes)
    .transform((text) => text.split('\n').flatMap((line) => line.trim().replace(/^[-*•]\s+/, '') || []))
    .refine((items) => items.length <= editorLimits.lines, `Keep it to ${editorLimits.lines} lines`)
    .transform((items) => (items.length > 0 ? items : undefined))
}
