import type { SourceRecordOf } from '#domain/imports/source-record.ts'

/** What a plugin stores of a recipe; WordPress stores the rest. */
export type RecipeBody = Omit<SourceRecordOf<'recipe'>, 'kind' | 'sourceId' | 'title' | 'state'>
