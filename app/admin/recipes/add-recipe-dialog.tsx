import { useNavigate } from 'react-router'
import { FormDialog } from '#app/admin/form-dialog.tsx'
import type { RecordAnswer } from '#app/admin/use-record-form.ts'
import { Link } from '#app/ui/link.tsx'
import { RecipeForm } from './recipe-form.tsx'

type AddRecipeProps = {
  title: string
  /** Address of this dialog, where its form is submitted, and of the list beneath it. */
  here: string
  list: string
  fields: Record<string, string>
  formId: string
  timeZone: string
  posted: RecordAnswer | undefined
}

/** The dialog for a new recipe or a copy of a built-in one. */
export function AddRecipe({ title, here, list, ...form }: AddRecipeProps) {
  const navigate = useNavigate()
  return (
    <FormDialog title={title} closePath={list}>
      <RecipeForm {...form} action={here} onSaved={() => navigate(list, { replace: true, preventScrollReset: true })}>
        <Link className="button button--quiet" to={list} replace preventScrollReset>
          Cancel
        </Link>
      </RecipeForm>
    </FormDialog>
  )
}
