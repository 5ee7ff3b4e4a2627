import { data } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerChange } from '#app/admin/change-answer.ts'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { toListPath, toViewParams } from '#app/admin/list-path.ts'
import { answerPublication } from '#app/admin/publication/answer-publication.ts'
import type { RecordRow } from '#app/admin/publication/record-rows.tsx'
import { RecordActions } from '#app/admin/publication/record-rows.tsx'
import { RecordsScreen } from '#app/admin/publication/records-screen.tsx'
import { type Admin, currentAdmin, requireRight } from '#app/admin/require-admin.ts'
import { readBegun } from '#app/admin/revisions/read-editing.ts'
import { toAuthor } from '#app/admin/revisions/to-author.ts'
import { useDialogAnswer } from '#app/admin/use-dialog-answer.ts'
import { services } from '#app/context.ts'
import { readFields, readFormData } from '#app/forms.ts'
import type { RequestArgs } from '#app/query.ts'
import { badRequest } from '#app/responses.ts'
import { addRecipe } from '#core/recipes/write-recipe.ts'
import { showBuiltInRecipes } from '#core/settings/save-settings.ts'
import { hasRight } from '#domain/identity/roles.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { Route } from './+types/manage-recipes.ts'
import { AddRecipe } from './add-recipe-dialog.tsx'
import { answerLabelling } from './answer-labelling.ts'
import { BuiltInRecipes, RecipeTile, type TileRecipe } from './built-in-list.tsx'
import { failures } from './failures.ts'
import { LabelLists } from './label-lists.tsx'
import { readLabels } from './read-labels.ts'
import { readDialog, readRecipes } from './read-recipes.ts'
import { saveRecipe } from './save-recipe.ts'

const path = '/admin/manage-recipe'

/** The owner's recipes and the built-in ones; with `?add=1` or `?copy={id}` also the dialog's initial values. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  // A copy replaces its original.
  if (args.url.searchParams.has('copy')) requireRight(viewer, 'edit')
  const [{ recipes, headers }, begun] = await Promise.all([readRecipes(args, viewer), readBegun(args.context, viewer, 'recipe')])
  const dialog = await readDialog(args, begun)
  const labels = dialog && (await readLabels(args.context))
  return data({ ...recipes, begun, dialog, labels, mayReplace: hasRight(viewer.role, 'edit') }, { headers })
}

/** A submission from the dialog's address adds a recipe; any other changes the state of one, or shows or hides the built-in ones. */
export async function action(args: Route.ActionArgs) {
  const viewer = args.context.get(currentAdmin)
  const { request, context, url } = args
  if (!url.searchParams.has('add') && !url.searchParams.has('copy')) return changeRecipes(args, viewer)
  const parts = context.get(services)
  return saveRecipe(request, context, {
    save: (draft, saving, wish, editing) => addRecipe(parts, draft, saving, wish, editing),
    viewer,
    saved: 'Recipe added!',
    failed: failures.add,
  })
}

export const clientAction = keepUnsavedAs((fields) => {
  if (fields.has('builtIn')) return failures.showBuiltIn
  return fields.has('title') ? failures.add : failures.delete
})

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Manage Recipes')
}

export default function ManageRecipes({
  loaderData: { list, search, state, sort, view, counts, schedule, begun, dialog, labels, builtIn, mayReplace },
}: Route.ComponentProps) {
  const { refused, isSettled } = useDialogAnswer()
  const isOpen = dialog !== undefined && !isSettled
  const here = { q: search, page: list?.page ?? 1 }
  const params = toViewParams({ state, sort })
  return (
    <>
      <RecordsScreen
        {...{ kind: 'recipe', path, list, state, q: search, sort, view, counts, begun, toRow, isAdding: isOpen }}
        heading={<h1>Manage Recipes</h1>}
        addPath={toListPath(path, here, { ...params, add: '1' })}
        addLabel="+ Add Recipe"
        searchLabel="Search recipes"
        icon="pot"
        nothing="No recipes added yet."
        toCards={(listed, pathAfter) => (
          <div className="recipe-tiles">
            {listed.map(({ entry, box }) => (
              <RecipeTile key={entry.id} recipe={entry} headingLevel="h2" box={box}>
                {entry.isOthers ? null : <RecordActions {...toRow(entry)} name={entry.title || 'Untitled'} action={pathAfter} />}
              </RecipeTile>
            ))}
          </div>
        )}
      />
      {mayReplace ? <BuiltInRecipes builtIn={builtIn} here={here} /> : null}
      {labels ? <LabelLists {...labels} /> : null}
      {isOpen ? (
        <AddRecipe
          {...dialog}
          key={dialog.title}
          schedule={schedule}
          here={toListPath(path, here, { ...params, ...dialog.here })}
          list={toListPath(path, here, params)}
          posted={refused}
        />
      ) : null}
    </>
  )
}

function toRow({ id, title, state = 'published', time = '', calories, slug, views, isOthers = false }: TileRecipe): RecordRow {
  const note = `${calories.toLocaleString('en-US')} kcal`
  return { id: String(id), title, state, time, note, views, isOthers, path: toRecipePath(slug), editPath: `${path}/edit?id=${id}` }
}

/** Changes the state or terms of the posted recipes, or shows or hides the built-in ones as `builtIn` says. */
async function changeRecipes(args: RequestArgs & { url: URL }, viewer: Admin) {
  const { request, context } = args
  const { db, clock, siteName } = context.get(services)
  const copy = await readFormData(request.clone())
  if (copy.get('change') === 'label') return answerLabelling(request, context, viewer)
  if (!copy.has('builtIn')) return answerPublication(request, context, { kind: 'recipe', viewer, toFailure: () => failures.delete })
  requireRight(viewer, 'edit')
  const fields = await readFields(request)
  if (fields.builtIn !== 'show' && fields.builtIn !== 'hide') throw badRequest()
  const areShown = fields.builtIn === 'show'
  const done = areShown ? 'Built-in recipes shown' : 'Built-in recipes hidden'
  const log = { kind: 'site', what: `${areShown ? 'showed' : 'hid'} the built-in recipes`, link: '/admin/manage-recipe' } as const
  const editing = { author: toAuthor(viewer), isLogged: false } as const
  const change = () => showBuiltInRecipes(db, areShown, siteName, { now: clock(), editing })
  return answerChange(context, { by: viewer, log, change, done, failed: failures.showBuiltIn })
}
