import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { RecipeAnswer } from './recipe-answer.ts'
import { RecipeForm } from './recipe-form.tsx'

type AddRecipeSheetProps = {
  title: string
  /** The address of this sheet, where its form is posted, and that of the list beneath it. */
  here: string
  list: string
  fields: Record<string, string>
  formId: string
  posted: RecipeAnswer | undefined
}

/** The sheet over the list in which a recipe is added. Every way out of it is a change of page, which asks when text would be lost. */
export function AddRecipeSheet({ title, here, list, ...form }: AddRecipeSheetProps) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => hangOver(dialog.current), [])
  const leave = () => navigate(list, { preventScrollReset: true })
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault() // Else a second Escape closes the sheet, whatever is said to the first.
    leave()
  }
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    leave()
  }
  return (
    // Open in the server's page, so that it is there without script.
    <dialog ref={dialog} className="sheet-dialog" open aria-labelledby={heading} onKeyDown={pressKey} onCancel={cancel}>
      <div className="sheet">
        <header>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <Link className="icon-button" to={list} aria-label="Close">
            <Icon name="close" />
          </Link>
        </header>
        <RecipeForm {...form} action={here} onSaved={leave}>
          <Link className="button button--quiet" to={list}>
            Cancel
          </Link>
        </RecipeForm>
      </div>
    </dialog>
  )
}

/** Lays the dialog over the page, which it keeps from being used meanwhile. */
function hangOver(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.matches(':modal')) return
  dialog.removeAttribute('open')
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
}
