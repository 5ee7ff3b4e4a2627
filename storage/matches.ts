import { type Expression, type RawBuilder, sql } from 'kysely'
import { fold } from '#domain/fold.ts'

/** Whether a folded column contains the words as typed, in any case and with any accents; `%` and `_` are plain characters. */
export function matches(column: Expression<string>, typed: string): RawBuilder<boolean> {
  const pattern = `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${column} like ${pattern} escape '\\'`
}
