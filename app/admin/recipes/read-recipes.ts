import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { pageParam, searchParam } from '#domain/http/query-params.ts'
import { browseOwnRecipes } from '#operations/admin/list-for-admin.ts'
import { browseBuiltInRecipes } from '#operations/recipes/manage-built-in-recipes.ts'

/** A page of the owner's recipes, and the built-in ones. Null for what could not be read; 404 past the last page. */
export async function readRecipes({ request, context }: RequestArgs) {
  const { page, q } = readQuery({ request, context }, { page: pageParam, q: searchParam })
  const { db } = context.get(services)
  const [list, builtIn] = await Promise.all([
    withOutageFallback(context, 'Error fetching recipes', () => browseOwnRecipes(db, { search: q }, page), null),
    withOutageFallback(context, 'Error fetching built-in recipes', () => browseBuiltInRecipes(db), null),
  ])
  if (list === undefined) throw notFound()
  return { list: list && { ...list, entries: list.entries.map(toTile) }, search: q, builtIn }
}

type Found = NonNullable<Awaited<ReturnType<typeof browseOwnRecipes>>>['entries'][number]

function toTile({ id, slug, title, short, type, picture, nutritionalValues }: Found) {
  return { id, slug, title, short, type, picture, calories: nutritionalValues.calories }
}
