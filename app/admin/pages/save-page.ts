import { data, type RouterContextProvider } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import type { RecordAnswer } from '#app/admin/use-record-form.ts'
import { services, siteAddresses } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import { nameLeftOut } from '#domain/blogs/left-out.ts'
import type { Page } from '#domain/pages/page.ts'
import { type PageDraft, pageDraft } from '#domain/pages/page-draft.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import { type PageOutcome, type PageRefusal, savePage, toPageVersion } from '#operations/pages/write-page.ts'
import { compareVersions } from '#operations/revisions/compare-versions.ts'
import { isDiskFull } from '#storage/database/storage-error.ts'
import { findAnyPage } from '#storage/pages/all-pages.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import { toWishName } from '../publication/read-wish.ts'
import { toPageFields } from './page-fields.ts'

type Typed = Record<string, string>

/** Saves the form of a page: the one with `id`, or a new one. */
export async function answerPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id, by }: { id: string | undefined; by: Viewer },
) {
  const parsed = await readEditorForm(request, () => pageDraft)
  const { typed } = parsed
  const unsaved = (status: number, message: string, more: Partial<RecordAnswer> = {}) =>
    data<RecordAnswer>({ form: 'page', sent: false, message, errors: {}, typed, ...more }, { status })
  if (!parsed.ok) return unsaved(400, 'Nothing was saved yet. Please check the fields marked below.', { errors: parsed.errors })
  const work = async () => {
    const parts = context.get(services)
    const stored = id === undefined ? undefined : await findAnyPage(parts.db, id)
    const outcome = await savePage(parts, parsed.value, {
      id,
      state: toState(typed, stored),
      formId: typed.formId ?? '',
      base: /^\d{1,15}$/.test(typed.base ?? '') ? Number(typed.base) : undefined,
      whenPicturesFail: typed.whenPicturesFail === 'save-without' ? 'save-without' : 'ask',
      isReserved: context.get(siteAddresses).isReserved,
    })
    if (!outcome.ok && outcome.reason === 'conflict')
      return unsaved(409, changedMeanwhile, { conflict: toConflict(parsed.value, outcome.stored) })
    if (!outcome.ok) return unsaved(outcome.reason === 'gone' ? 404 : 400, describe(outcome), toErrors(outcome))
    const link = `/admin/pages/edit?id=${outcome.id}`
    await noteInLog(context, { by, log: { kind: 'pages', what: `saved the page “${parsed.value.title}”`, link } })
    return data<RecordAnswer>(await toSaved(outcome, stored, parsed.value.content, (saved) => findAnyPage(parts.db, saved)))
  }
  return catchOutage(context, work, (error) =>
    unsaved(
      503,
      isDiskFull(error)
        ? 'The page could not be saved: the disk is full. Your text is still here: make some room, then try again.'
        : 'The page could not be saved just now. Your text is still here: try again in a minute.',
    ),
  )
}

/** A new page is published unless its draft is to be saved; a stored one stays what it is. */
function toState(typed: Typed, stored: Page | undefined): Page['state'] {
  const asked = toWishName(typed)
  if (asked === 'draft') return 'draft'
  return asked === 'publish' ? 'published' : (stored?.state ?? 'published')
}

async function toSaved(
  { id, slug, state, leftOut }: Extract<PageOutcome, { ok: true }>,
  earlier: Page | undefined,
  sent: string,
  find: (id: string) => Promise<Page | undefined>,
): Promise<RecordAnswer> {
  const notice = nameLeftOut(leftOut)
  const stored = await find(id)
  const content = stored && stored.content !== sent ? stored.content : undefined
  const message = toMessage(state, earlier?.state)
  return {
    ...{ form: 'page', sent: true, errors: {}, typed: {}, savedId: id, saved: { urlSlug: slug, content } },
    revision: toPageVersion(stored),
    message: notice ? `${message}. ${notice}` : message,
    ...(notice && { notice, toast: message }),
  }
}

function toMessage(state: Page['state'], earlier: Page['state'] | undefined) {
  if (state === 'draft') return earlier === 'published' ? 'Page is a draft again' : 'Draft saved'
  return earlier === 'draft' ? 'Page published' : 'Page saved'
}

const changedMeanwhile = 'Nothing was saved yet: somebody has saved this page in the meantime. Both versions stand below.'

/** Both versions of a page, field by field: what was typed, and what is stored. */
function toConflict(draft: PageDraft, stored: Page): NonNullable<RecordAnswer['conflict']> {
  const theirs = toPageFields(stored)
  // Without an address the page keeps its own.
  const ours = { ...draft, urlSlug: draft.urlSlug || theirs.urlSlug }
  return {
    ...{ revision: toPageVersion(stored), author: 'Somebody', savedAt: stored.updatedAt, taken: [], stored: theirs },
    fields: compareVersions(ours, theirs),
  }
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'The address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'Another page has this address. Choose another one.' },
  'slug-reserved': { field: 'urlSlug', words: 'The site itself uses this address. Choose another one.' },
  gone: { field: undefined, words: 'This page was deleted meanwhile. Copy your text to a new one.' },
  'content-empty': { field: 'content', words: 'Write some text before the page is published.' },
} as const

type Refusal = Exclude<PageRefusal, { reason: 'conflict' }>

function describe(refusal: Refusal) {
  if (refusal.reason !== 'pictures') return `Nothing was saved yet. ${refusals[refusal.reason].words}`
  return `Nothing was saved yet. ${countOf(refusal.failed.length, 'picture')} could not be fetched.`
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
