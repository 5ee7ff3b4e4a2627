import { toFields, toMoment, toText } from './loose-values.ts'
import { readEach } from './packed-recipes.ts'
import { toRecipe } from './schema-org/to-recipe.ts'
import type { SourceFormat } from './source-format.ts'

/** Nextcloud Cookbook: a folder for each recipe, with its picture. */
export const nextcloud: SourceFormat = {
  name: 'nextcloud',
  async recognise(files) {
    const first = files.names.find(isRecipe)
    if (!first) return false
    const text = await files.readText(first).catch(() => '')
    return /"@type"\s*:\s*(?:\[\s*)?"Recipe"/.test(text)
  },
  read: (files, { keepPicture }) =>
    readEach(files, files.names.filter(isRecipe), async (fields, name) => {
      const folder = name.slice(0, -'recipe.json'.length)
      const picture = files.names.find(
        (file) => file.startsWith(folder) && /^full\.(?:jpe?g|png|webp|gif)$/i.test(file.slice(folder.length)),
      )
      const recipe = toRecipe(toFields(fields))
      return {
        ...recipe,
        sourceId: toText(fields.id) ?? (folder || files.root || recipe.sourceId),
        createdAt: toMoment(fields.dateCreated) ?? recipe.createdAt,
        picture: picture ? { address: await keepPicture(await files.read(picture)) } : recipe.picture,
      }
    }),
}

function isRecipe(name: string) {
  return /(?:^|\/)recipe\.json$/i.test(name)
}
