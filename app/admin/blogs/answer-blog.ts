import { data, type RouterContextProvider } from 'react-router'
import type { RecordAnswer } from '#app/form-answers.ts'
import { catchOutage } from '#app/outage.ts'
import type { BlogOutcome, FailedPictures } from '#core/blogs/write-blog.ts'
import { isDiskFull } from '#core/database/storage-error.ts'
import { FilesError } from '#core/pictures/files.ts'
import { allFieldsRequired, pictureRequired } from '#domain/blogs/blog-draft.ts'
import { type LeftOut, nameLeftOut } from '#domain/blogs/left-out.ts'
import { groupDigits } from '#domain/text/group-digits.ts'
import { pictureRefusals } from '../picture-refusals.ts'

type Typed = Record<string, string>
type Refusal = Exclude<BlogOutcome, { ok: true } | { reason: 'conflict' }>

/** The start of the message in toasts and forms; the reason follows. */
export type Failure = 'Error uploading blog' | 'Error updating blog'

export function blogAnswer(status: number, answer: Partial<RecordAnswer> & { message: string }) {
  return data<RecordAnswer>({ form: 'blog', sent: false, errors: {}, typed: {}, ...answer }, { status })
}

/** The response when the post was saved. It names what was left out of the text. */
export function answerSaved(
  message: string,
  toast: string,
  leftOut: LeftOut[],
  stored: Pick<RecordAnswer, 'saved' | 'savedId' | 'revision' | 'stored' | 'taken'>,
) {
  const notice = nameLeftOut(leftOut)
  const words = notice ? `${message.replace(/!?$/, '.')} ${notice}` : message
  return blogAnswer(200, { sent: true, message: words, toast, ...(notice && { notice }), ...stored })
}

/** The response to invalid fields. The specification's sentences apply to the whole form and become its message. */
export function answerBadFields(errors: Record<string, string>, typed: Typed) {
  const quoted = Object.values(errors).find((message) => message === pictureRequired || message === allFieldsRequired)
  return blogAnswer(400, { message: quoted ?? 'Not saved yet. Please check the fields marked below.', errors, typed })
}

/** The response when an operation refused to save the post. */
export function answerRefusal(failure: Failure, refusal: Refusal, typed: Typed) {
  if (refusal.reason === 'pictures') return answerFailedPictures(failure, refusal, typed)
  const { field, words } = refusals[refusal.reason]
  return blogAnswer(refusal.reason === 'gone' ? 404 : 400, {
    message: `${failure}: ${words}`,
    errors: field ? { [field]: words } : {},
    typed,
  })
}

/** Runs `work`; when the database or the picture store is unavailable, the response says so and includes everything that was typed. */
export function catchSaveOutage<Result>(
  context: Readonly<RouterContextProvider>,
  failure: Failure,
  typed: Typed,
  work: () => Promise<Result>,
) {
  return catchOutage(context, work, (error) => {
    const away = error instanceof FilesError ? 'the picture storage' : 'the database'
    const reason = isDiskFull(error)
      ? 'the disk is full. Your text is still here: free up some space, then try again.'
      : `${away} could not be reached. Your text is still here: try again in a minute.`
    return blogAnswer(503, { message: `${failure}: ${reason}`, typed })
  })
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'the address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'another post has this address. Choose a different one.' },
  gone: { field: undefined, words: 'this post has been deleted. Copy your text into a new one.' },
  'content-empty': { field: 'content', words: 'none of the content could be saved.' },
} as const

function answerFailedPictures(failure: Failure, { image, content }: FailedPictures, typed: Typed) {
  const errors: Record<string, string> = {}
  if (image) errors.imageLink = pictureRefusals[image.reason]
  if (content.length > 0) errors.content = content.map(({ url, reason }) => `${toShown(url)}: ${pictureRefusals[reason]}`).join(' ')
  const words = content.length > 0 ? countPictures(content.length + (image ? 1 : 0)) : errors.imageLink
  return blogAnswer(400, { message: `${failure}: ${words}`, errors, typed, canSaveWithout: true })
}

function countPictures(count: number) {
  return count === 1 ? 'a picture in the content could not be fetched.' : `${groupDigits(count)} pictures could not be fetched.`
}

function toShown(url: string) {
  if (url === 'data:') return 'A pasted picture'
  return url.length > 80 ? `${url.slice(0, 80)}…` : url
}
