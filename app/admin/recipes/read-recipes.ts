import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { browseOwnRecipes } from '#core/admin/list-for-admin.ts'
import { countByState } from '#core/database/row-counts.ts'
import { countRecordViews } from '#core/numbers/count-record-views.ts'
import { browseBuiltInRecipes, findBuiltInRecipe } from '#core/recipes/manage-built-in-recipes.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { listViewParam, pageParam, recordSortParam, searchParam, stateParam } from '#domain/http/query-params.ts'
import { describeSiteTime } from '#domain/publication/site-time.ts'
import { readListView } from '../publication/list-view.ts'
import type { Admin } from '../require-admin.ts'
import { readChangeable } from '../require-record.ts'
import type { EditingStart } from '../revisions/read-editing.ts'
import { toRecipeFields } from './recipe-form-values.ts'

/** A page of the owner's recipes, and the built-in ones. Null for what could not be read; 404 past the last page. */
export async function readRecipes({ request, context }: RequestArgs, viewer: Admin) {
  const asked = { page: pageParam, q: searchParam, state: stateParam, sort: recordSortParam, view: listViewParam }
  const { page, q, state, sort, view: askedView } = readQuery({ request, context }, asked)
  const { view, headers } = readListView(request, askedView)
  const { db, clock } = context.get(services)
  const [list, builtIn, counts, timeZone] = await Promise.all([
    withOutageFallback(context, 'Error fetching recipes', () => browseOwnRecipes(db, { search: q, state, sort }, page), null),
    withOutageFallback(context, 'Error fetching built-in recipes', () => browseBuiltInRecipes(db), null),
    withOutageFallback(context, 'Error counting recipes', () => countByState(db, '_recipes'), undefined),
    withOutageFallback(context, 'Error fetching settings', () => readTimeZone(db), 'UTC'),
  ])
  if (list === undefined) throw notFound()
  const found = list?.entries ?? []
  const isChangeable = await readChangeable(
    context,
    viewer,
    'recipe',
    found.map(({ id }) => id),
  )
  const records = found.map(({ id, slug }) => ({ id: String(id), slug }))
  const readViews = () => countRecordViews(db, 'recipe', records, clock())
  const views = await withOutageFallback(context, 'Error counting views', readViews, new Map<string, number>())
  const entries = found.map((recipe) => ({
    ...toTile(recipe),
    views: views.get(String(recipe.id)),
    time: describeSiteTime(recipe.publishedAt, timeZone),
    isOthers: !isChangeable(recipe.id),
  }))
  const schedule = { now: clock().toISOString(), timeZone }
  return { headers, recipes: { list: list && { ...list, entries }, search: q, state, sort, view, counts, schedule, builtIn } }
}

type Found = NonNullable<Awaited<ReturnType<typeof browseOwnRecipes>>>['entries'][number]

function toTile({ id, slug, title, short, type, picture, state, nutritionalValues }: Found) {
  return { id, slug, title, short, type, picture, state, calories: nutritionalValues.calories ?? 0 }
}

/** `here` holds the dialog's query parameters. A copy of a built-in recipe does not continue with what was typed for another new one. */
type FormDialog = {
  title: string
  here: Record<string, string>
  stored: Record<string, string>
  editing: EditingStart
  continues: boolean
}

/** The dialog's initial values: empty for a new recipe, or those of a built-in one to copy. Undefined when it is closed. */
export async function readDialog(
  { request, context, url }: RequestArgs & { url: URL },
  begun: EditingStart,
): Promise<FormDialog | undefined> {
  const { copy } = readQuery({ request, context }, { copy: recipeNumber.optional() })
  const fresh = { ...begun, copies: [] }
  if (copy !== undefined)
    return { title: 'Edit a copy', here: { copy: String(copy) }, stored: readBuiltIn(copy), editing: fresh, continues: false }
  if (!url.searchParams.has('add')) return undefined
  return { title: 'Add Recipe', here: { add: '1' }, stored: {}, editing: begun, continues: true }
}

function readBuiltIn(id: number) {
  const recipe = findBuiltInRecipe(id)
  if (!recipe) throw notFound()
  return toRecipeFields(recipe)
}
