import type { SourceFiles } from '#core/imports/source-files.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { parseJson, readEntry, toAddress, toExtra, toFields, toPlainText, toText, toValues } from '../loose-values.ts'
import { toHashId } from '../recipe-texts.ts'
import type { SourceFormat } from '../source-format.ts'
import { toWprmRecipe } from './wprm-recipe.ts'

/** Exports are one or a few files. */
const maxTried = 20

/** WP Recipe Maker's own export, or its REST response: a list of recipes as JSON. */
export const wprmJson: SourceFormat = {
  name: 'wprm-json',
  recognise: async (files) => {
    for (const name of files.names.slice(0, maxTried)) if ((await readRecipes(files, name)).length > 0) return true
    return false
  },
  read: readWprmJson,
}

async function* readWprmJson(files: SourceFiles): AsyncGenerator<SourceRecord | UnreadableEntry> {
  for (const name of files.names)
    for (const [index, fields] of (await readRecipes(files, name)).entries())
      yield await readEntry(`${name}, recipe ${index + 1}`, () => toRecord(fields))
}

async function readRecipes(files: SourceFiles, name: string) {
  if (!/\.json$/i.test(name)) return []
  const text = await files.readText(name)
  if (!/"(?:ingredients_flat|instructions_flat|servings_unit)"/.test(text)) return []
  const entries = toValues(parseJson(text)).map(toFields)
  const recipes = entries.map((entry) => (entry.recipe === undefined ? entry : toFields(entry.recipe)))
  return recipes.filter((fields) => toText(fields.name) && ['ingredients', 'ingredients_flat'].some((key) => fields[key] !== undefined))
}

/** It doesn't include the state of the post that shows it, so it is a draft. */
function toRecord(fields: Record<string, unknown>) {
  const body = toWprmRecipe(fields, () => undefined)
  const title = toPlainText(fields.name) ?? ''
  const parent = toAddress(fields.parent_url) ?? toAddress(fields.image_url)
  const site = parent ? new URL(parent).host : 'wprm'
  const id = toText(fields.id)
  const address = toAddress(fields.image_url)
  return {
    sourceId: id ? `${site}#${id}` : toHashId(title, body.ingredients),
    title,
    state: 'draft' as const,
    ...body,
    picture: address ? { address } : undefined,
    extra: toExtra({ cost: fields.cost, custom_fields: fields.custom_fields, rating: fields.rating }),
  }
}
