import { cooklang } from './cooklang-files.ts'
import { copyMeThat } from './copymethat.ts'
import { crouton } from './crouton.ts'
import { csvRecipes } from './csv-recipes.ts'
import { mealie } from './mealie.ts'
import { mela } from './mela.ts'
import { nextcloud } from './nextcloud.ts'
import { paprika } from './paprika.ts'
import { recipeKeeper } from './recipe-keeper.ts'
import { recipePages } from './schema-org/recipe-page.ts'
import type { SourceFormat } from './source-format.ts'
import { tandoor } from './tandoor.ts'

/** The files of recipe managers, in the order in which they are asked: the most specific first. */
export const appFormats: SourceFormat[] = [
  paprika,
  mela,
  crouton,
  cooklang,
  mealie,
  tandoor,
  nextcloud,
  recipeKeeper,
  copyMeThat,
  csvRecipes,
  recipePages,
]
