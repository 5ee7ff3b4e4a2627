import { toFields, toNumber, toText, toValues } from './loose-values.ts'
import { toMealieId } from './mealie-record.ts'

type Row = Record<string, unknown>

/** The recipes in the tables of a backup, each as Mealie writes a recipe alone. */
export function joinTables(tables: Row): Row[] {
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

/** The rows of each recipe, in their order. Earlier versions had misspelt a column. */
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
