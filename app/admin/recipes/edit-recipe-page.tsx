import { redirect, useActionData } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { requireAdmin } from '#app/admin/require-admin.ts'
import type { RecordAnswer } from '#app/admin/use-record-form.ts'
import { services } from '#app/context.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { editRecipe } from '#operations/recipes/write-recipe.ts'
import { findRecipeEntry } from '#storage/recipes/all-recipes.ts'
import type { Route } from './+types/edit-recipe-page.ts'
import { failures } from './failures.ts'
import { LabelLists } from './label-lists.tsx'
import { readLabels } from './read-labels.ts'
import { toRecipeFields } from './recipe-fields.ts'
import { RecipeForm } from './recipe-form.tsx'
import { saveRecipe } from './save-recipe.ts'

/** The fields of the recipe with the id in `?id=`; redirects to the list without one. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  const id = readId(args)
  const recipe = await findRecipeEntry(args.context.get(services).db, id)
  if (!recipe) throw notFound()
  const labels = await readLabels(args.context)
  return { id, labels, title: recipe.title, slug: recipe.slug, fields: toRecipeFields(recipe), fetched: recipe.imageFetched }
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args)
  const { request, context } = args
  const id = readId(args)
  const parts = context.get(services)
  return saveRecipe(request, context, {
    save: (draft, { whenPicturesFail }) => editRecipe(parts, id, draft, whenPicturesFail),
    saved: 'Recipe saved!',
    failed: failures.save,
  })
}

export const clientAction = keepUnsavedAs(() => failures.save)

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, `Edit ${args.loaderData?.title ?? 'recipe'}`)
}

export default function EditRecipe({ loaderData: { id, labels, slug, fields, fetched } }: Route.ComponentProps) {
  const posted = useActionData<RecordAnswer>()
  return (
    <>
      <div className="admin-work__head">
        <Link className="button button--quiet back-link" to="/admin/manage-recipe">
          <Icon name="arrow-left" />
          Back to Recipes
        </Link>
        <h1>Edit Recipe</h1>
        <Link className="button button--outline" to={toRecipePath(slug)}>
          View on the site
        </Link>
      </div>
      <div className="card edit-recipe">
        <RecipeForm key={id} action={`/admin/manage-recipe/edit?id=${id}`} fields={fields} fetched={fetched} formId="" posted={posted}>
          <Link className="button button--quiet" to="/admin/manage-recipe">
            Cancel
          </Link>
        </RecipeForm>
        <LabelLists {...labels} />
      </div>
    </>
  )
}

function readId(args: RequestArgs) {
  const { id } = readQuery(args, { id: recipeNumber.optional() })
  if (id === undefined) throw redirect('/admin/manage-recipe')
  return id
}
