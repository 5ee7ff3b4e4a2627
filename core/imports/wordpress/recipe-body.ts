import type { SourceRecordOf } from '#domain/imports/source-record.ts'

/** What a plugin knows of a recipe; WordPress knows the rest. */
export type RecipeBody = Omit<SourceRecordOf<'recipe'>, 'kind' | 'sourceId' | 'title' | 'state'>
