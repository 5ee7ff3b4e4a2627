import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findLinkTargets, type LinkTarget } from '#core/admin/find-link-targets.ts'
import type { Database } from '#core/database/database.ts'
import { listNamedRecipes } from '#core/recipes/all-recipe-rows.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { RecordFields } from '#domain/revisions/record-fields.ts'
import { toSlug } from '#domain/text/slug.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** The recipes with these numbers, the owner's and built-in ones, in this order, for the form of a collection; deleted ones are left out. */
export async function listChosen(db: Database, ids: number[]): Promise<LinkTarget[]> {
  const known = [...builtIn, ...(await listNamedRecipes(db, { ids }))]
  return ids.flatMap((id) => {
    const recipe = known.find((one) => one.id === id)
    return recipe
      ? [{ kind: 'recipe' as const, id: String(id), title: recipe.title, path: toRecipePath(recipe.slug), state: recipe.state }]
      : []
  })
}

/** Gives the fields of a collection with its recipes by their addresses, as its form has them, instead of numbers. */
export function nameRecipes(db: Database) {
  return async (fields: RecordFields): Promise<RecordFields> => {
    const ids = Array.isArray(fields.recipes) ? fields.recipes.map(Number) : []
    return { ...fields, recipes: (await listChosen(db, ids)).map(({ path }) => path) }
  }
}

/** The numbers of the recipes that lines name by number, address or title, each once, and the lines that name none. */
export async function findNamed(db: Database, lines: string[]) {
  const named = lines.map((line) => ({ line, number: toNumber(line), slug: toSlugOf(line) }))
  const ids = named.flatMap(({ number }) => number ?? [])
  const slugs = named.flatMap(({ number, slug }) => (number === undefined && slug ? slug : []))
  // One of the owner's takes the place of a built-in one with its address.
  const known = [...(await listNamedRecipes(db, { ids, slugs })), ...builtIn]
  const found: number[] = []
  const unknown: string[] = []
  for (const { line, number, slug } of named) {
    const recipe = known.find((one) => (number === undefined ? one.slug === slug : one.id === number))
    const id = recipe?.id ?? (await findByTitle(db, line))
    if (id === undefined) unknown.push(line)
    else found.push(id)
  }
  return { ids: [...new Set(found)], unknown }
}

const builtIn = builtInRecipes.map(({ id, title, slug }) => ({ id, title, slug, state: 'published' as const }))

function toNumber(line: string) {
  return /^\d{1,9}$/.test(line) ? Number(line) : undefined
}

/** The slug in an address of a recipe, else that of a title. */
function toSlugOf(line: string) {
  const [, typed] = /^(?:https?:\/\/[^/]+)?\/recipes\/([^/?#]+)\/?$/.exec(line) ?? []
  try {
    return typed === undefined ? toSlug(line) : decodeURIComponent(typed)
  } catch {
    return undefined
  }
}

/** The number of the recipe with a title that its address is not made of. */
async function findByTitle(db: Database, line: string) {
  const targets = await findLinkTargets(db, line, 'recipe')
  const target = targets.find(({ title }) => fold(title) === fold(line))
  return target && Number(target.id)
}
