import { isBlankHtml } from '#domain/blogs/blog-draft.ts'
import type { LeftOut } from '#domain/blogs/left-out.ts'
import { newId } from '#domain/id.ts'
import type { Page } from '#domain/pages/page.ts'
import type { PageDraft } from '#domain/pages/page-draft.ts'
import { toSlug } from '#domain/text/slug.ts'
import { isTypedSlugTaken, takeSlug } from '#operations/addresses/take-slug.ts'
import { saveVersion } from '#operations/forms/save-version.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import { type FailedPicture, type Saving, storeContentPictures } from '#operations/pictures/store-linked-pictures.ts'
import { notePictures } from '#operations/pictures/unused-pictures.ts'
import { deleteOldAddressesOf } from '#storage/addresses/old-addresses.ts'
import { listLeftOut, sanitizeBlogHtml } from '#storage/blogs/blog-html.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { deletePage, findAnyPage, putPage } from '#storage/pages/all-pages.ts'
import { isOriginalPage } from './original-page.ts'

/** Why a page was not saved. `slug-reserved`: the address is one of the site's own. `conflict`: it was saved since the form was opened. */
export type PageRefusal =
  | { ok: false; reason: 'slug-empty' | 'slug-taken' | 'slug-reserved' | 'gone' | 'content-empty' }
  | { ok: false; reason: 'pictures'; failed: FailedPicture[] }
  | { ok: false; reason: 'conflict'; stored: Page }

export type PageOutcome = { ok: true; id: string; slug: string; state: Page['state']; leftOut: LeftOut[] } | PageRefusal

type PageSaving = Saving & {
  /** The page to change: one of the owner's, or of the product's; without it a new one is made. */
  id: string | undefined
  state: Page['state']
  /** The version that the form began with; without it, the form replaces what is stored. */
  base?: number | undefined
  /** Whether the site has pages of its own under an address that begins with this. */
  isReserved: (slug: string) => boolean
}

/** Saves a page. The slug that it leaves redirects from then on. */
export async function savePage(parts: FetchParts, draft: PageDraft, saving: PageSaving): Promise<PageOutcome> {
  const { db, clock } = parts
  const { id, isReserved } = saving
  const isOriginal = id !== undefined && isOriginalPage(id)
  const earlier = id === undefined ? undefined : await findAnyPage(db, id)
  if (id !== undefined && !earlier && !isOriginal) return { ok: false, reason: 'gone' }
  const wanted = isOriginal ? id : toSlug(draft.urlSlug || draft.title)
  const refusal = isOriginal ? undefined : await refuseSlug(db, wanted, { draft, own: earlier?.slug, isReserved })
  if (refusal) return { ok: false, reason: refusal }
  const { replacements, failed } = await storeContentPictures(parts, draft.content)
  if (failed.length > 0 && saving.whenPicturesFail === 'ask') return { ok: false, reason: 'pictures', failed }
  const content = sanitizeBlogHtml(draft.content, replacements)
  const state = isOriginal ? 'published' : saving.state
  if (state === 'published' && isBlankHtml(content)) return { ok: false, reason: 'content-empty' }
  const now = clock()
  const form = { formId: saving.formId, said: ['page', draft, state], now }
  const saved = await saveVersion(db, form, {
    ...{ id, base: saving.base, find: findAnyPage },
    async write(transaction, present) {
      const pageSlug = isOriginal ? id : await takeSlug(transaction, { kind: 'page', wanted, now, ...(present && { present }) })
      const { title, intro, description, layout } = draft
      const page = { id: id ?? newId(now), slug: pageSlug, title, intro, description, layout, content, state }
      await putPage(transaction, { ...page, createdAt: present?.createdAt ?? now.toISOString(), updatedAt: now.toISOString() })
      await notePictures(transaction, { before: present && toShows(present), after: toShows({ content }), now })
      return { recordId: page.id, slug: pageSlug }
    },
  })
  return saved.ok ? { ok: true, id: saved.recordId, slug: saved.slug, state, leftOut: listLeftOut(draft.content) } : saved
}

/** Deletes a page of the owner's, or what the owner made of one of the product's, whose original is back from then on. */
export function removePage(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const present = await findAnyPage(transaction, id)
    await deleteOldAddressesOf(transaction, 'page', id)
    const isDeleted = await deletePage(transaction, id)
    await notePictures(transaction, { before: present && toShows(present), now })
    return isDeleted
  })
}

type Circumstances = { draft: PageDraft; own: string | undefined; isReserved: (slug: string) => boolean }

async function refuseSlug(db: Database, wanted: string, { draft, own, isReserved }: Circumstances) {
  if (wanted === '') return 'slug-empty'
  if (wanted === own) return undefined
  if (isReserved(wanted)) return 'slug-reserved'
  const isTaken = await isTypedSlugTaken(db, 'page', { typed: draft.urlSlug, title: draft.title, ...(own !== undefined && { own }) })
  return isTaken ? 'slug-taken' : undefined
}

function toShows({ content }: Pick<Page, 'content'>) {
  return { references: [], html: content }
}
