import { isTypedSlugTaken, takeSlug } from '#core/addresses/take-slug.ts'
import { listLeftOut, sanitizeBlogHtml } from '#core/blogs/blog-html.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { findSaved, saveOnce } from '#core/forms/save-once.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { type FailedPicture, type Saving, storeContentPictures } from '#core/pictures/store-linked-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import type { Saved } from '#core/revisions/describe-revision.ts'
import { editRecord, forgetRecord } from '#core/revisions/edit-record.ts'
import { type Conflict, firstSave } from '#core/revisions/plan-edit.ts'
import { type Editing, isChanged, saveRevision } from '#core/revisions/save-revision.ts'
import { toPageFields } from '#core/revisions/stored-fields.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { isBlankHtml } from '#domain/blogs/blog-draft.ts'
import type { LeftOut } from '#domain/blogs/left-out.ts'
import { newId } from '#domain/id.ts'
import type { OriginalPage, Page } from '#domain/pages/page.ts'
import type { PageDraft } from '#domain/pages/page-draft.ts'
import { planState, type StateWish, type UnscheduledState } from '#domain/publication/publication.ts'
import { toSlug } from '#domain/text/slug.ts'
import { deletePageRow, findAnyPage, putPage } from './all-page-rows.ts'

/** Why a page was not saved. `slug-reserved`: the address is one of the site's own. `conflict`: others changed the same since the form was opened. */
export type PageRefusal =
  | { ok: false; reason: 'slug-empty' | 'slug-taken' | 'slug-reserved' | 'gone' | 'content-empty' }
  | { ok: false; reason: 'pictures'; failed: FailedPicture[] }
  | { ok: false; reason: 'conflict'; conflict: Conflict }

/** `taken` names the fields that others changed meanwhile. */
export type PageOutcome =
  | { ok: true; id: string; slug: string; state: UnscheduledState; leftOut: LeftOut[]; revision: number; taken: string[] }
  | PageRefusal

type PageSaving = Saving & {
  /** The page to change: one of the owner's, or of the product's; without it a new one is made. */
  id: string | undefined
  /** What ships with the product, if `id` is of such a page. */
  original?: OriginalPage | undefined
  wish: StateWish
  editing?: Editing
  /** Whether the site has pages of its own under an address that begins with this. */
  isReserved: (slug: string) => boolean
}

/** Saves a page. The slug that it leaves redirects from then on. What others saved since the form was opened is merged with it, or is a conflict. */
export function savePage(parts: FetchParts, typed: PageDraft, saving: PageSaving): Promise<PageOutcome> {
  return saving.id === undefined ? addPage(parts, typed, saving) : editPage(parts, typed, { ...saving, id: saving.id })
}

async function addPage(parts: FetchParts, draft: PageDraft, saving: PageSaving): Promise<PageOutcome> {
  const { formId, wish, editing = {} } = saving
  const state = planState(wish)
  const now = parts.clock()
  const leftOut = listLeftOut(draft.content)
  const form = { formId, said: ['page', draft, state], now }
  const earlier = await findSaved(parts.db, form)
  if (earlier) return { ...firstSave, id: earlier.recordId, slug: earlier.slug, state, leftOut }
  const ready = await prepare(parts, draft, { saving, state })
  if (!ready.ok) return ready
  const { title, intro, description, layout } = draft
  const saved = await saveOnce(parts.db, form, async (transaction) => {
    const slug = await takeSlug(transaction, { kind: 'page', wanted: ready.wanted, now })
    const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
    const page = { ...{ title, intro, description, layout, state, slug }, ...times, content: ready.content, id: newId(now) }
    await replacePage(transaction, { before: undefined, after: page, now, editing: { ...editing, copyId: editing.copyId ?? formId } })
    return { recordId: page.id, slug }
  })
  return { ...firstSave, id: saved.recordId, slug: saved.slug, state, leftOut }
}

function editPage(parts: FetchParts, typed: PageDraft, saving: PageSaving & { id: string }): Promise<PageOutcome> {
  const { id, original, wish, editing = {} } = saving
  const toNext = (present: UnscheduledState) => (original ? 'published' : planState(wish, present))
  return editRecord(parts.db, {
    key: { kind: 'page', id },
    editing,
    find: async (db) => {
      const stored = await findAnyPage(db, id)
      const page = stored ?? (original && toStoredPage(original))
      return page && { page, isStored: stored !== undefined }
    },
    toFields: ({ page }) => toPageFields(page),
    // The form of a page that ships with the product has no address to type.
    toDraft: () => (original ? { ...typed, urlSlug: original.slug } : typed),
    prepare: (draft, { page }) => prepare(parts, draft, { saving, state: toNext(page.state), own: page.slug }),
    async write(transaction, { present: { page: before, isStored }, draft, ready }) {
      const now = parts.clock()
      const place = { kind: 'page' as const, wanted: ready.wanted, now, present: { id, slug: before.slug } }
      const slug = original ? original.slug : await takeSlug(transaction, place)
      const { title, intro, description, layout } = draft
      const state = toNext(before.state)
      const createdAt = isStored ? before.createdAt : now.toISOString()
      const edited = { ...{ title, intro, description, layout, state, slug, id, createdAt }, content: ready.content }
      const isSame = isStored && before.state === state && !isChanged(toPageFields(before), toPageFields(edited))
      const after = { ...edited, updatedAt: isSame ? before.updatedAt : now.toISOString() }
      const revision = await replacePage(transaction, { before, after, now, editing })
      return { id, slug, state, leftOut: listLeftOut(draft.content), revision }
    },
  })
}

type Circumstances = { saving: PageSaving; state: UnscheduledState; own?: string }

/** The address that a page is to have and its content, sanitised, with its pictures fetched; or why it can't be saved. */
async function prepare(parts: FetchParts, draft: PageDraft, { saving, state, own }: Circumstances) {
  const { original, isReserved, whenPicturesFail } = saving
  const wanted = original ? original.slug : toSlug(draft.urlSlug || draft.title)
  const reason = original ? undefined : await refuseSlug(parts.db, wanted, { draft, own, isReserved })
  if (reason) return { ok: false as const, reason }
  const { replacements, failed } = await storeContentPictures(parts, draft.content)
  if (failed.length > 0 && whenPicturesFail === 'ask') return { ok: false as const, reason: 'pictures' as const, failed }
  const content = sanitizeBlogHtml(draft.content, replacements)
  if (state === 'published' && isBlankHtml(content)) return { ok: false as const, reason: 'content-empty' as const }
  return { ok: true as const, wanted, content }
}

type Replaced = { before: Page | undefined; after: Page; now: Date; editing: Editing }

/** Stores or replaces a page in the caller's transaction; its content must be sanitised and its slug taken. Returns the number of its newest revision. */
export async function replacePage(db: Database, { before, after, now, editing }: Replaced) {
  await putPage(db, after)
  await notePictures(db, { before: before && picturesIn(before), after: picturesIn(after), now })
  const saved = { ...toSaved(after), at: now.toISOString() }
  return saveRevision(db, { kind: 'page', id: after.id }, { before: before && toSaved(before), after: saved, editing })
}

/** Deletes a page of the owner's with its history and old addresses, all or nothing; returns false when it was deleted already. */
export function deletePage(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const present = await findAnyPage(transaction, id)
    await forgetRecord(transaction, 'page', id, now)
    const isDeleted = await deletePageRow(transaction, id)
    await notePictures(transaction, { before: present && picturesIn(present), now })
    return isDeleted
  })
}

type Restoring = { original: OriginalPage; editing?: Editing; now: Date }

/** Brings back a page that ships with the product, as a revision of its own, so that the owner's text can be restored. */
export function restoreOriginalPage(db: Database, id: string, { original, editing = {}, now }: Restoring) {
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    const present = await findAnyPage(transaction, id)
    if (!present) return false
    await deletePageRow(transaction, id)
    const after = { ...toSaved(toStoredPage(original)), at: now.toISOString() }
    await saveRevision(transaction, { kind: 'page', id }, { before: toSaved(present), after, editing })
    await notePictures(transaction, { before: picturesIn(present), now })
    return true
  })
}

/** A page that ships with the product, as if it were stored. */
function toStoredPage({ changedOn, ...page }: OriginalPage): Page {
  const moment = `${changedOn}T00:00:00.000Z`
  return { ...page, id: page.slug, state: 'published', createdAt: moment, updatedAt: moment }
}

function toSaved(page: Page): Saved {
  return { fields: toPageFields(page), at: page.updatedAt, state: page.state, publishedAt: '' }
}

type Address = { draft: PageDraft; own: string | undefined; isReserved: (slug: string) => boolean }

type SlugRefusal = 'slug-empty' | 'slug-reserved' | 'slug-taken' | undefined

async function refuseSlug(db: Database, wanted: string, { draft, own, isReserved }: Address): Promise<SlugRefusal> {
  if (wanted === '') return 'slug-empty'
  if (wanted === own) return undefined
  if (isReserved(wanted)) return 'slug-reserved'
  const isTaken = await isTypedSlugTaken(db, 'page', { typed: draft.urlSlug, title: draft.title, ...(own !== undefined && { own }) })
  return isTaken ? 'slug-taken' : undefined
}

function picturesIn({ content }: Pick<Page, 'content'>) {
  return { references: [], html: content }
}
