import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { SignInAgain } from '../sign-in-again.tsx'
import { toListAddress } from './to-list-address.ts'
import { useChange } from './use-change.ts'

type DeleteRecipeProps = {
  recipe: { id: number; title: string }
  /** Where to go afterwards, when this is the last recipe of a page other than the first. */
  previous: { q: string; page: number } | undefined
}

/** The button that deletes a recipe, when the browser's question is answered with yes. */
export function DeleteRecipe({ recipe: { id, title }, previous }: DeleteRecipeProps) {
  const navigate = useNavigate()
  const { fetcher, isChanging, needsSignIn } = useChange(() => {
    if (previous) navigate(toListAddress(previous), { replace: true })
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  const submit = (event: SubmitEvent) => {
    if (isChanging || !confirm(`Delete "${title}"? This cannot be undone.`)) event.preventDefault()
  }
  return (
    <>
      <fetcher.Form method="post" action="/admin/manage-recipe" onSubmit={submit}>
        <input type="hidden" name="delete" value={id} />
        {previous ? <input type="hidden" name="wasLast" value="yes" /> : null}
        <button className="button button--danger" type="submit" aria-disabled={isChanging} aria-label={`Delete ${title}`}>
          {isChanging ? 'Deleting…' : 'Delete'}
        </button>
      </fetcher.Form>
      {needsSignIn ? <SignInAgain /> : null}
    </>
  )
}
