import { data, type RouterContextProvider } from 'react-router'
import { services, siteAddresses } from '#app/context.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { findAnyPage } from '#core/pages/all-page-rows.ts'
import { findOriginalOf } from '#core/pages/original-page.ts'
import { type PageOutcome, type PageRefusal, savePage } from '#core/pages/write-page.ts'
import { toPageFields } from '#core/revisions/stored-fields.ts'
import { nameLeftOut } from '#domain/blogs/left-out.ts'
import type { Page } from '#domain/pages/page.ts'
import { pageDraft } from '#domain/pages/page-draft.ts'
import { countOf } from '#domain/text/count-of.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import type { Admin } from '../require-admin.ts'
import { addTaken, answerConflict, showTaken } from '../revisions/answer-conflict.ts'
import { answerVersion, readState } from '../revisions/answer-version.ts'
import { readBase } from '../revisions/read-base.ts'

/** Saves the form of a page: the one with `id`, or a new one. */
export function answerPage(request: Request, context: Readonly<RouterContextProvider>, { id, by }: { id: string | undefined; by: Admin }) {
  return answerVersion(request, context, {
    one: 'page',
    schema: pageDraft,
    async save(draft, typed, unsaved) {
      const parts = context.get(services)
      const original = id === undefined ? undefined : await findOriginalOf(parts.db, id, parts.siteName)
      const stored = id === undefined ? undefined : await findAnyPage(parts.db, id)
      const outcome = await savePage(parts, draft, {
        ...{ id, original, state: readState(typed, stored), formId: typed.formId ?? '', editing: readBase(typed, by) },
        whenPicturesFail: typed.whenPicturesFail === 'save-without' ? 'save-without' : 'ask',
        isReserved: context.get(siteAddresses).isReserved,
      })
      if (!outcome.ok && outcome.reason === 'conflict') {
        const present = (id !== undefined && (await findAnyPage(parts.db, id))) || original
        return answerConflict(outcome.conflict, present ? toPageFields(present) : {}, typed)
      }
      if (!outcome.ok) return unsaved(outcome.reason === 'gone' ? 404 : 400, describe(outcome), toErrors(outcome))
      return data<RecordAnswer>(await toSaved(outcome, stored, draft.content, (saved) => findAnyPage(parts.db, saved)))
    },
  })
}

async function toSaved(
  { id, slug, state, leftOut, revision, taken }: Extract<PageOutcome, { ok: true }>,
  earlier: Page | undefined,
  sent: string,
  find: (id: string) => Promise<Page | undefined>,
): Promise<RecordAnswer> {
  const notice = nameLeftOut(leftOut)
  const stored = await find(id)
  const content = stored && stored.content !== sent ? stored.content : undefined
  const message = addTaken(toMessage(state, earlier?.state), taken)
  return {
    ...{ form: 'page', sent: true, errors: {}, typed: {}, savedId: id, saved: { urlSlug: slug, content } },
    revision,
    ...showTaken(taken, stored && toPageFields(stored)),
    message: notice ? `${message.replace(/\.?$/, '.')} ${notice}` : message,
    ...(notice && { notice, toast: message }),
  }
}

function toMessage(state: Page['state'], earlier: Page['state'] | undefined) {
  if (state === 'draft') return earlier === 'published' ? 'Page unpublished' : 'Draft saved'
  return earlier === 'draft' ? 'Page published' : 'Page saved'
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'The address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'Another page has this address. Choose a different one.' },
  'slug-reserved': { field: 'urlSlug', words: 'This address is reserved. Choose a different one.' },
  gone: { field: undefined, words: 'This page has been deleted. Copy your text into a new one.' },
  'content-empty': { field: 'content', words: 'Write some text before publishing the page.' },
} as const

type Refusal = Exclude<PageRefusal, { reason: 'conflict' }>

function describe(refusal: Refusal) {
  if (refusal.reason !== 'pictures') return `Not saved yet. ${refusals[refusal.reason].words}`
  return `Not saved yet. ${countOf(refusal.failed.length, 'picture')} could not be fetched.`
}

function toErrors(refusal: Refusal): Partial<RecordAnswer> {
  if (refusal.reason === 'pictures') {
    const words = refusal.failed.map(
      ({ url, reason }) => `${url === 'data:' ? 'A pasted picture' : url.slice(0, 80)}: ${pictureRefusals[reason]}`,
    )
    return { errors: { content: words.join(' ') }, canSaveWithout: true }
  }
  const { field, words } = refusals[refusal.reason]
  return field ? { errors: { [field]: words } } : {}
}
