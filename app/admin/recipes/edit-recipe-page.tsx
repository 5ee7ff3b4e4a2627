import { redirect, useActionData } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { answerDraftLink } from '#app/admin/publication/answer-draft-link.ts'
import { DraftLink } from '#app/admin/publication/draft-link.tsx'
import { readPublication } from '#app/admin/publication/read-publication.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { requireRecord } from '#app/admin/require-record.ts'
import { services } from '#app/context.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { withOutageFallback } from '#app/outage.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Link } from '#app/ui/link.tsx'
import { findPublication } from '#core/publication/publication-rows.ts'
import { findRecipeEntry } from '#core/recipes/all-recipe-rows.ts'
import { editRecipe } from '#core/recipes/write-recipe.ts'
import { recipeNumber } from '#domain/forms/record-id.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { EditorHead } from '../revisions/editor-head.tsx'
import { readEditing } from '../revisions/read-editing.ts'
import type { Route } from './+types/edit-recipe-page.ts'
import { failures } from './failures.ts'
import { LabelLists } from './label-lists.tsx'
import { readLabels } from './read-labels.ts'
import { RecipeForm } from './recipe-form.tsx'
import { toRecipeFields } from './recipe-form-values.ts'
import { saveRecipe } from './save-recipe.ts'

/** The fields of the recipe with the id in `?id=`; redirects to the list without one. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const id = readId(args)
  await requireRecord(args.context, viewer, { kind: 'recipe', id })
  const recipe = await findRecipeEntry(args.context.get(services).db, id)
  if (!recipe) throw notFound()
  const labels = await readLabels(args.context)
  const publication = await readPublication(args.context, { kind: 'recipe', id }, toRecipePath(recipe.slug))
  if (!publication) throw notFound()
  const { scheduledFor, ...told } = publication
  const stored = { ...toRecipeFields(recipe), scheduledFor }
  const editing = await readEditing(args.context, viewer, { kind: 'recipe', id }, stored)
  return { id, labels, title: recipe.title, slug: recipe.slug, ...told, stored, editing, fetched: recipe.imageFetched }
}

export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  const { request, context } = args
  const id = readId(args)
  await requireRecord(context, viewer, { kind: 'recipe', id })
  if (args.url.searchParams.has('link')) return answerDraftLink(args, { key: { kind: 'recipe', id }, by: viewer })
  const parts = context.get(services)
  const findStored = () => findPublication(parts.db, { kind: 'recipe', id })
  return saveRecipe(request, context, {
    save: (draft, { whenPicturesFail }, wish, editing) => editRecipe(parts, id, draft, whenPicturesFail, wish, editing),
    readStored: async () => {
      const recipe = await findRecipeEntry(parts.db, id)
      return recipe ? toRecipeFields(recipe) : {}
    },
    viewer,
    present: await withOutageFallback(context, 'Error fetching the state of a recipe', findStored, undefined),
    saved: 'Recipe saved!',
    failed: failures.save,
  })
}

export const clientAction = keepUnsavedAs(() => failures.save)

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, `Edit ${args.loaderData?.title ?? 'recipe'}`)
}

export default function EditRecipe({ loaderData }: Route.ComponentProps) {
  const { id, labels, slug, state, time, schedule, draftAddress, stored, editing, fetched } = loaderData
  const posted = useActionData<RecordAnswer>()
  return (
    <>
      <EditorHead
        kind="recipe"
        id={id}
        title="Edit Recipe"
        listPath="/admin/manage-recipe"
        back="Back to Recipes"
        isPublished={state === 'published'}
      />
      <div className="card edit-recipe">
        <RecipeForm
          {...{ id: String(id), state, time, schedule, stored, editing, fetched, posted }}
          key={id}
          action={`/admin/manage-recipe/edit?id=${id}`}
          path={state === 'published' ? toRecipePath(slug) : undefined}
        >
          <Link className="button button--quiet" to="/admin/manage-recipe">
            Cancel
          </Link>
        </RecipeForm>
        <LabelLists {...labels} />
      </div>
      {state === 'draft' || state === 'scheduled' ? (
        <DraftLink action={`/admin/manage-recipe/edit?id=${id}`} address={draftAddress} />
      ) : null}
    </>
  )
}

function readId(args: RequestArgs) {
  const { id } = readQuery(args, { id: recipeNumber.optional() })
  if (id === undefined) throw redirect('/admin/manage-recipe')
  return id
}
