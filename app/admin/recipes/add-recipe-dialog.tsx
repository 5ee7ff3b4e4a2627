import { useNavigate } from 'react-router'
import { FormDialog } from '#app/admin/form-dialog.tsx'
import type { RecordAnswer } from '#app/form-answers.ts'
import { Link } from '#app/ui/link.tsx'
import type { Schedule } from '../publication/save-publication.tsx'
import { useFullPage } from '../publication/use-full-page.ts'
import type { EditingStart } from '../revisions/read-editing.ts'
import { RecipeForm } from './recipe-form.tsx'

type AddRecipeProps = {
  title: string
  /** Address of this dialog, where its form is submitted, and of the list beneath it. */
  here: string
  list: string
  stored: Record<string, string>
  editing: EditingStart
  continues: boolean
  schedule: Schedule
  posted: RecordAnswer | undefined
}

/** The dialog for a new recipe or a copy of a built-in one. */
export function AddRecipe({ title, here, list, ...form }: AddRecipeProps) {
  const navigate = useNavigate()
  const leave = () => navigate(list, { replace: true, preventScrollReset: true })
  const onSaved = useFullPage((id) => `/admin/manage-recipe/edit?id=${id}`, leave)
  return (
    <FormDialog title={title} closePath={list}>
      <RecipeForm {...form} action={here} onSaved={onSaved}>
        <Link className="button button--quiet" to={list} replace preventScrollReset>
          Cancel
        </Link>
      </RecipeForm>
    </FormDialog>
  )
}
