import type { RouterContextProvider } from 'react-router'
import { services, siteAddresses } from '#app/context.ts'
import { describeOutage } from '#app/outage.ts'
import { findAnyPage } from '#core/pages/all-page-rows.ts'
import { findOriginalOf } from '#core/pages/original-page.ts'
import { type PageRefusal, savePage } from '#core/pages/write-page.ts'
import { toPageFields } from '#core/revisions/stored-fields.ts'
import { pageDraft } from '#domain/pages/page-draft.ts'
import { countOf } from '#domain/text/count-of.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import type { Admin } from '../require-admin.ts'
import { answerRecord, describeSaved, readStateWish, toDecision } from '../revisions/answer-record.ts'
import { readBase } from '../revisions/read-base.ts'

/** Saves the form of a page: the one with `id`, or a new one. */
export function answerPage(request: Request, context: Readonly<RouterContextProvider>, { id, by }: { id: string | undefined; by: Admin }) {
  const parts = context.get(services)
  const { isReserved } = context.get(siteAddresses)
  const findStored = () => (id === undefined ? Promise.resolve(undefined) : findAnyPage(parts.db, id))
  const findOriginal = () => (id === undefined ? Promise.resolve(undefined) : findOriginalOf(parts.db, id, parts.siteName))
  return answerRecord(request, context, {
    form: 'page',
    schema: () => pageDraft,
    async read() {
      const original = await findOriginal()
      return { known: { original, earlier: original ? ('published' as const) : (await findStored())?.state } }
    },
    save: (draft, typed, { original }) =>
      savePage(parts, draft, {
        ...{ id, original, isReserved, wish: readStateWish(typed), formId: typed.formId ?? '' },
        editing: readBase(typed, by),
        whenPicturesFail: toDecision(typed),
      }),
    async readStored() {
      const present = (await findStored()) ?? (await findOriginal())
      return present ? toPageFields(present) : {}
    },
    async describe(saved, draft, { earlier }) {
      const stored = await findAnyPage(parts.db, saved.id)
      const content = stored && stored.content !== draft.content ? stored.content : undefined
      return { message: describeSaved('page', saved.state, earlier), saved: { urlSlug: saved.slug, content } }
    },
    refuse: (refusal) => ({ message: describeRefusal(refusal), ...toErrors(refusal) }),
    failed: (error) => describeOutage(error, 'The page could not be saved', 'Your text is still here'),
  })
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'The address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'Another page has this address. Choose a different one.' },
  'slug-reserved': { field: 'urlSlug', words: 'This address is reserved. Choose a different one.' },
  gone: { field: undefined, words: 'This page has been deleted. Copy your text into a new one.' },
  'content-empty': { field: 'content', words: 'Write some text before publishing the page.' },
} as const

type Refusal = Exclude<PageRefusal, { reason: 'conflict' }>

function describeRefusal(refusal: Refusal) {
  if (refusal.reason !== 'pictures') return `Not saved yet. ${refusals[refusal.reason].words}`
  return `Not saved yet. ${countOf(refusal.failed.length, 'picture')} could not be fetched.`
}

function toErrors(refusal: Refusal): { errors?: Record<string, string>; canSaveWithout?: boolean } {
  if (refusal.reason === 'pictures') {
    const words = refusal.failed.map(
      ({ url, reason }) => `${url === 'data:' ? 'A pasted picture' : url.slice(0, 80)}: ${pictureRefusals[reason]}`,
    )
    return { errors: { content: words.join(' ') }, canSaveWithout: true }
  }
  const { field, words } = refusals[refusal.reason]
  return field ? { errors: { [field]: words } } : {}
}
