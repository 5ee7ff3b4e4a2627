import { recipePages } from './schema-org/recipe-page.ts'
import type { SourceFormat } from './source-format.ts'

/** The files of recipe managers, in the order in which they are asked: the most specific first. */
export const appFormats: SourceFormat[] = [recipePages]
