import { importable } from '#domain/imports/format-labels.ts'
import { cooklang } from './cooklang-files.ts'
import { copyMeThat } from './copymethat.ts'
import { crouton } from './crouton.ts'
import { csvRecipes } from './csv-recipes.ts'
import { firestore, looseCollections } from './firestore/firestore-format.ts'
import { ghost } from './ghost/ghost.ts'
import { ghostMembers } from './ghost/ghost-members.ts'
import { griddleRecipes } from './griddle-recipes.ts'
import { mealie } from './mealie.ts'
import { mela } from './mela.ts'
import { nextcloud } from './nextcloud.ts'
import { paprika } from './paprika.ts'
import { recipeKeeper } from './recipe-keeper.ts'
import { recipePages } from './schema-org/recipe-page.ts'
import { openInnerZips, SourceFault, type SourceFiles } from './source-files.ts'
import type { SourceFormat } from './source-format.ts'
import { tandoor } from './tandoor.ts'
import { wordpress } from './wordpress/wordpress.ts'
import { wprmJson } from './wordpress/wprm-json.ts'

/** Everything that can be imported, most specific first: the first format that recognises the files reads them. */
export const sourceFormats: SourceFormat[] = [
  wordpress,
  wprmJson,
  ghost,
  ghostMembers,
  griddleRecipes,
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
  firestore,
  recipePages,
  looseCollections,
]

/** How deep zip files may be nested. */
const maxZips = 3

/**
 * Recognises files, or those in the zip files among them. The caller closes the returned files. Throws a SourceFault if the format is
 * unknown.
 */
export async function recogniseFormat(files: SourceFiles): Promise<{ format: SourceFormat; files: SourceFiles }> {
  let opened = files
  for (let depth = 0; ; depth++) {
    for (const format of sourceFormats) if (await format.recognise(opened)) return { format, files: opened }
    const inner = depth < maxZips ? await openInnerZips(opened) : undefined
    if (!inner) break
    opened = inner
  }
  if (opened !== files) opened.close()
  throw new SourceFault(`The format of these files isn’t supported. You can import: ${importable}.`)
}
