import { deleteOldAddressesOf } from '#core/addresses/old-address-rows.ts'
import { isTypedSlugTaken, takeSlug } from '#core/addresses/take-slug.ts'
import { listLeftOut, sanitizeBlogHtml } from '#core/blogs/blog-html.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { saveOnce } from '#core/forms/save-once.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { type FailedPicture, type Saving, storeContentPictures } from '#core/pictures/store-linked-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import type { Saved } from '#core/revisions/describe-revision.ts'
import { type Conflict, planEdit, retryWhileStale, staleRevision } from '#core/revisions/plan-edit.ts'
import { findLatestRevision } from '#core/revisions/revision-rows.ts'
import { type Editing, findRevisionNumber, forgetVersions, isChanged, saveRevision } from '#core/revisions/save-revision.ts'
import { toPageFields } from '#core/revisions/stored-fields.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { isBlankHtml } from '#domain/blogs/blog-draft.ts'
import type { LeftOut } from '#domain/blogs/left-out.ts'
import { newId } from '#domain/id.ts'
import type { OriginalPage, Page } from '#domain/pages/page.ts'
import type { PageDraft } from '#domain/pages/page-draft.ts'
import { toSlug } from '#domain/text/slug.ts'
import { deletePage, findAnyPage, putPage } from './all-page-rows.ts'

/** Why a page was not saved. `slug-reserved`: the address is one of the site's own. `conflict`: others changed the same since the form was opened. */
export type PageRefusal =
  | { ok: false; reason: 'slug-empty' | 'slug-taken' | 'slug-reserved' | 'gone' | 'content-empty' }
  | { ok: false; reason: 'pictures'; failed: FailedPicture[] }
  | { ok: false; reason: 'conflict'; conflict: Conflict }

/** `taken` names the fields that others changed meanwhile. */
export type PageOutcome =
  | { ok: true; id: string; slug: string; state: Page['state']; leftOut: LeftOut[]; revision: number; taken: string[] }
  | PageRefusal

type PageSaving = Saving & {
  /** The page to change: one of the owner's, or of the product's; without it a new one is made. */
  id: string | undefined
  /** What ships with the product, if `id` is of such a page. */
  original?: OriginalPage | undefined
  state: Page['state']
  editing?: Editing
  /** Whether the site has pages of its own under an address that begins with this. */
  isReserved: (slug: string) => boolean
}

/** Saves a page. The slug that it leaves redirects from then on. What others saved since the form was opened is merged with it, or is a conflict. */
export function savePage(parts: FetchParts, typed: PageDraft, saving: PageSaving): Promise<PageOutcome> {
  return retryWhileStale(() => tryToSave(parts, typed, saving))
}

async function tryToSave(parts: FetchParts, typed: PageDraft, saving: PageSaving): Promise<PageOutcome | typeof staleRevision> {
  const { db, clock } = parts
  const { id, isReserved, original, editing = {} } = saving
  const key = { kind: 'page' as const, id: id ?? '' }
  const latest = id === undefined ? undefined : await findLatestRevision(db, key)
  const earlier = id === undefined ? undefined : await findAnyPage(db, id)
  const begun = earlier ?? original
  if (id !== undefined && !begun) return { ok: false, reason: 'gone' }
  const stored = begun && toPageFields(begun)
  // The form of a page that ships with the product has no address to type.
  const ours = original ? { ...typed, urlSlug: original.slug } : typed
  const plan = stored
    ? await planEdit(db, key, { latest, draft: ours, stored, editing })
    : { ok: true as const, draft: ours, number: 0, taken: [] }
  if (!plan.ok) return plan
  const { draft, number, taken } = plan
  const wanted = original ? original.slug : toSlug(draft.urlSlug || draft.title)
  const refusal = original ? undefined : await refuseSlug(db, wanted, { draft, own: earlier?.slug, isReserved })
  if (refusal) return { ok: false, reason: refusal }
  const { replacements, failed } = await storeContentPictures(parts, draft.content)
  if (failed.length > 0 && saving.whenPicturesFail === 'ask') return { ok: false, reason: 'pictures', failed }
  const content = sanitizeBlogHtml(draft.content, replacements)
  const state = original ? 'published' : saving.state
  if (state === 'published' && isBlankHtml(content)) return { ok: false, reason: 'content-empty' }
  const now = clock()
  const leftOut = listLeftOut(draft.content)
  const { title, intro, description, layout } = draft
  const written = { title, intro, description, layout, content, state }
  if (id === undefined) {
    const form = { formId: saving.formId, said: ['page', draft, state], now }
    const saved = await saveOnce(db, form, async (transaction) => {
      const slug = await takeSlug(transaction, { kind: 'page', wanted, now })
      const page = { ...written, id: newId(now), slug, createdAt: now.toISOString(), updatedAt: now.toISOString() }
      await putPage(transaction, page)
      await notePictures(transaction, { after: picturesIn(page), now })
      await saveRevision(
        transaction,
        { kind: 'page', id: page.id },
        { after: toSaved(page), editing: { ...editing, copyId: editing.copyId ?? saving.formId } },
      )
      return { recordId: page.id, slug }
    })
    return { ok: true, id: saved.recordId, slug: saved.slug, state, leftOut, revision: 1, taken }
  }
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    const present = await findAnyPage(transaction, id)
    if (!present && !original) return { ok: false, reason: 'gone' }
    if ((await findRevisionNumber(transaction, key)) !== number) return staleRevision
    const before = present ?? toStoredPage(original)
    const own = present && { id, slug: present.slug }
    const slug = original ? original.slug : await takeSlug(transaction, { kind: 'page', wanted, now, ...(own && { present: own }) })
    const edited = { ...written, id, slug, createdAt: present?.createdAt ?? now.toISOString() }
    const isSame = present?.state === state && !isChanged(toPageFields(present), toPageFields(edited))
    const revision = await replacePage(transaction, {
      before,
      after: { ...edited, updatedAt: isSame ? present.updatedAt : now.toISOString() },
      ...{ now, editing },
    })
    return { ok: true, id, slug, state, leftOut, revision, taken }
  })
}

type Replaced = { before: Page | undefined; after: Page; now: Date; editing: Editing }

/** Writes a page anew in the transaction of the caller; its content must be sanitised and its slug taken. Returns the number of its newest revision. */
export async function replacePage(db: Database, { before, after, now, editing }: Replaced) {
  await putPage(db, after)
  await notePictures(db, { before: before && picturesIn(before), after: picturesIn(after), now })
  const saved = { ...toSaved(after), at: now.toISOString() }
  return saveRevision(db, { kind: 'page', id: after.id }, { before: before && toSaved(before), after: saved, editing })
}

/**
 * Deletes a page of the owner's with its history, or what the owner made of one of the product's: its `original` is back from then on, as a revision of its
 * own, so that the owner's text can be restored.
 */
export function removePage(
  db: Database,
  id: string,
  now: Date,
  { original, editing = {} }: { original?: OriginalPage | undefined; editing?: Editing } = {},
) {
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    const present = await findAnyPage(transaction, id)
    await deleteOldAddressesOf(transaction, 'page', id)
    const isDeleted = await deletePage(transaction, id)
    const back = toStoredPage(original)
    if (!back) await forgetVersions(transaction, { kind: 'page', id })
    else if (present) {
      const after = { ...toSaved(back), at: now.toISOString() }
      await saveRevision(transaction, { kind: 'page', id }, { before: toSaved(present), after, editing })
    }
    await notePictures(transaction, { before: present && picturesIn(present), now })
    return isDeleted
  })
}

/** A page that ships with the product, as if it were stored. */
function toStoredPage(original: OriginalPage | undefined): Page | undefined {
  if (!original) return undefined
  const { changedOn, ...page } = original
  const moment = `${changedOn}T00:00:00.000Z`
  return { ...page, id: page.slug, state: 'published', createdAt: moment, updatedAt: moment }
}

function toSaved(page: Page): Saved {
  return { fields: toPageFields(page), at: page.updatedAt, state: page.state, publishedAt: '' }
}

type Circumstances = { draft: PageDraft; own: string | undefined; isReserved: (slug: string) => boolean }

async function refuseSlug(db: Database, wanted: string, { draft, own, isReserved }: Circumstances) {
  if (wanted === '') return 'slug-empty'
  if (wanted === own) return undefined
  if (isReserved(wanted)) return 'slug-reserved'
  const isTaken = await isTypedSlugTaken(db, 'page', { typed: draft.urlSlug, title: draft.title, ...(own !== undefined && { own }) })
  return isTaken ? 'slug-taken' : undefined
}

function picturesIn({ content }: Pick<Page, 'content'>) {
  return { references: [], html: content }
}
