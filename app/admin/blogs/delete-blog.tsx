import { type SubmitEvent, useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { showToast } from '#app/ui/toast.ts'
import { EditorIcon } from '../editor/editor-icon.tsx'
import { SignInAgain } from '../sign-in-again.tsx'
import type { BlogAnswer } from './blog-answer.ts'

type DeleteBlogProps = { id: string; title: string; goesBack: boolean }

/** Deletes a post after asking. `goesBack`: the page of the list that it stands on is gone with it. */
export function DeleteBlog({ id, title, goesBack }: DeleteBlogProps) {
  const fetcher = useFetcher<BlogAnswer>()
  const { pathname, search } = useLocation()
  const { data: answer } = fetcher
  const isDeleting = fetcher.state !== 'idle'
  useEffect(() => {
    if (answer) showToast(answer.sent ? 'success' : 'error', answer.message)
  }, [answer])
  function ask(event: SubmitEvent) {
    if (isDeleting || !window.confirm(`Delete "${title}"? This cannot be undone.`)) event.preventDefault()
  }
  return (
    <>
      <fetcher.Form method="post" action={`${pathname}?delete=1`} onSubmit={ask}>
        <input type="hidden" name="id" value={id} />
        {goesBack ? <input type="hidden" name="back" value={pathname + toPageBefore(search)} /> : null}
        <button className="button button--danger" type="submit" aria-disabled={isDeleting}>
          <EditorIcon name="trash" />
          {isDeleting ? 'Deleting…' : 'Delete'}
          <span className="visually-hidden"> {title}</span>
        </button>
      </fetcher.Form>
      {answer?.needsSignIn ? <SignInAgain /> : null}
    </>
  )
}

function toPageBefore(search: string) {
  const params = new URLSearchParams(search)
  params.set('page', String(Number(params.get('page')) - 1))
  return `?${params}`
}
