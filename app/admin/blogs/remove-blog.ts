import { data, type RouterContextProvider, redirect } from 'react-router'
import { reportError, services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { recordId } from '#domain/record-id.ts'
import { deleteBlog } from '#operations/delete-blog.ts'
import { StorageError } from '#storage/storage-error.ts'
import { toNoticeCookie } from '../notice.ts'
import type { BlogAnswer } from './blog-answer.ts'

/** Deletes the post that the form's `id` names. One that is gone already counts as deleted. `back` is an address of the manager to go to then. */
export async function removeBlog(request: Request, context: Readonly<RouterContextProvider>) {
  const { id, back = '' } = await readFields(request)
  const parsed = recordId.safeParse(id)
  if (!parsed.success) throw badRequest()
  try {
    await deleteBlog(context.get(services).db, parsed.data)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    context.get(reportError)(error)
    return answer(503, { sent: false, message: 'The blog could not be deleted just now. Try it again in a minute.' })
  }
  if (/^\/admin\/(?:blog|dashboard)(?:\?[\w=&%+.-]*)?$/.test(back)) {
    throw redirect(back, { headers: { 'Set-Cookie': toNoticeCookie('blog-deleted') } })
  }
  return answer(200, { sent: true, message: 'Blog deleted' })
}

function answer(status: number, said: { sent: boolean; message: string }) {
  return data<BlogAnswer>({ form: 'delete', errors: {}, typed: {}, ...said }, { status })
}
