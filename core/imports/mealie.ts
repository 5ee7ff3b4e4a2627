import { readEntry, toFields, toNumber, toText, toValues } from './loose-values.ts'
import { toMealieId, toMealieRecipe, toSnakeCase } from './mealie-record.ts'
import { SourceFault, type SourceFiles } from './source-files.ts'
import type { SourceFormat } from './source-format.ts'

const maxRecipeBytes = 20_000_000
const backup = 'database.json'

/** Mealie: a backup with all its tables, or recipes that are each a JSON file in a folder with its picture. */
export const mealie: SourceFormat = {
  name: 'mealie',
  async recognise(files) {
    if (files.names.includes(backup)) return (await files.readText(backup).catch(() => '')).includes('"recipes_ingredients"')
    for (const name of listRecipes(files).slice(0, 20)) if (isRecipe(await readRecipe(files, name).catch(() => ({})))) return true
    return false
  },
  async *read(files, { keepPicture }) {
    const keep = async (name: string | undefined) => (name ? { address: await keepPicture(await files.read(name)) } : undefined)
    if (files.names.includes(backup)) {
      const pictures = new Map(files.names.flatMap((name) => toPictureEntry(name) ?? []))
      for (const recipe of joinTables(await readTables(files)))
        yield await readEntry(`${backup}, recipe ${String(recipe.id)}`, async () => ({
          ...toMealieRecipe(recipe),
          picture: await keep(pictures.get(toMealieRecipe(recipe).sourceId)),
        }))
      return
    }
    for (const name of listRecipes(files)) {
      const recipe = await readRecipe(files, name).catch(() => undefined)
      if (!recipe) yield { kind: 'unreadable', place: name, reason: 'It isn’t a JSON file.' }
      else if (isRecipe(recipe))
        yield await readEntry(name, async () => ({ ...toMealieRecipe(recipe), picture: await keep(findPicture(files, name)) }))
    }
  },
}

/** The folders of a backup's pictures are named by ids, with or without dashes. */
function toPictureEntry(name: string): [string, string][] | undefined {
  const id = /(?:^|\/)recipes\/([\da-f-]{32,36})\/images\/original\.\w+$/i.exec(name)?.[1]
  return id ? [[id.replaceAll('-', '').toLowerCase(), name]] : undefined
}

async function readTables(files: SourceFiles) {
  const text = await files.readText(backup)
  try {
    return toFields(JSON.parse(text))
  } catch (error) {
    throw new SourceFault(`${backup} can’t be read: ${error instanceof Error ? error.message : error}.`, { cause: error })
  }
}

function listRecipes(files: SourceFiles) {
  return files.names.filter((name) => /\.json$/i.test(name) || files.names.length === 1)
}

async function readRecipe(files: SourceFiles, name: string) {
  return toSnakeCase(JSON.parse(await files.readText(name, maxRecipeBytes)))
}

/** A schema.org recipe has some of the same names, and a type. */
function isRecipe({ slug, recipe_ingredient, recipe_instructions, ...others }: Record<string, unknown>) {
  return typeof slug === 'string' && Array.isArray(recipe_ingredient ?? recipe_instructions) && !('@type' in others)
}

function findPicture({ names }: SourceFiles, recipe: string) {
  const folder = recipe.slice(0, recipe.lastIndexOf('/') + 1)
  return names.find((name) => name.startsWith(folder) && /^(?:images\/)?original\.\w+$/i.test(name.slice(folder.length)))
}

type Row = Record<string, unknown>

/** The recipes in the tables of a backup, each as Mealie writes a single recipe. */
function joinTables(tables: Row): Row[] {
  const of = (table: string) => groupRows(tables[table])
  const units = byId(tables.ingredient_units)
  const foods = byId(tables.ingredient_foods)
  const names = (links: string, field: string, table: string) => {
    const rows = byId(tables[table])
    const linked = of(links)
    return (id: string) => (linked.get(id) ?? []).flatMap((link) => rows.get(toMealieId(link[field])) ?? [])
  }
  const tags = names('recipes_to_tags', 'tag_id', 'tags')
  const categories = names('recipes_to_categories', 'category_id', 'categories')
  const tools = names('recipes_to_tools', 'tool_id', 'tools')
  const ingredients = of('recipes_ingredients')
  const instructions = of('recipe_instructions')
  const notes = of('notes')
  const nutrition = of('recipe_nutrition')
  const settings = of('recipe_settings')
  const comments = of('recipe_comments')
  const extras = of('api_extras')
  return toValues(tables.recipes).map((value) => {
    const recipe = toFields(value)
    const id = toMealieId(recipe.id)
    return {
      ...recipe,
      recipe_ingredient: (ingredients.get(id) ?? []).map((row) => ({
        ...row,
        unit: units.get(toMealieId(row.unit_id)),
        food: foods.get(toMealieId(row.food_id)),
      })),
      recipe_instructions: instructions.get(id) ?? [],
      notes: notes.get(id) ?? [],
      nutrition: nutrition.get(id)?.[0],
      settings: settings.get(id)?.[0],
      comments: comments.get(id)?.map(({ text, created_at }) => ({ text, created_at })),
      extras: Object.fromEntries((extras.get(id) ?? []).map((row) => [toText(row.key_name) ?? '', row.value])),
      tags: tags(id),
      recipe_category: categories(id),
      tools: tools(id),
    }
  })
}

function byId(table: unknown) {
  return new Map(toValues(table).map((row) => [toMealieId(toFields(row).id), toFields(row)]))
}

/** The rows of each recipe, in order. Earlier versions misspelt a column. */
function groupRows(table: unknown) {
  const groups = new Map<string, Row[]>()
  for (const value of toValues(table)) {
    const row = toFields(value)
    const id = toMealieId(row.recipe_id ?? row.recipee_id)
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  for (const group of groups.values()) group.sort((one, other) => (toNumber(one.position) ?? 0) - (toNumber(other.position) ?? 0))
  return groups
}
