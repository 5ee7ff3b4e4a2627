import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { LookDraft } from '#domain/settings/look-draft.ts'
import { isSameMenu, type MenuLink, type Menus, originalMenus } from '#domain/settings/menus.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { describePictures } from '#operations/pictures/describe-pictures.ts'
import { settingsPictures } from '#operations/pictures/settings-pictures.ts'
import { notePictures } from '#operations/pictures/unused-pictures.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { lockSearchIndex } from '#storage/search/search-index.ts'
import { findSettings, updateSettings } from '#storage/settings/settings.ts'

/** Saves the accent colour and the site's pictures; '' brings the design's own back. Returns messages by field when it was not saved. */
export function saveLook(db: Database, draft: LookDraft, now: Date): Promise<Record<string, string> | undefined> {
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    const { socialAlt } = draft
    const described = await describePictures(
      transaction,
      settingsPictures.map((field) => ({ reference: draft[field], alt: field === 'socialPicture' ? socialAlt : '' })),
    )
    const missing = settingsPictures.filter((field, index) => draft[field] !== '' && !described[index])
    if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'Upload the picture again']))
    const stored = await findSettings(transaction)
    const [logo, socialPicture] = described.map((picture) => picture ?? undefined)
    const changed = { ...stored, accent: draft.accent || undefined, logo, socialPicture }
    await updateSettings(transaction, changed)
    await notePictures(transaction, { before: toShows(stored), after: toShows(changed), now })
    return undefined
  })
}

/** Saves a menu. One that is the original stays unset, so that it follows later changes of the original. */
export function saveMenu(db: Database, name: keyof Menus, links: MenuLink[]) {
  return inTransaction(db, async (transaction) => {
    const { menus, ...stored } = await findSettings(transaction)
    const menu = isSameMenu(links, originalMenus[name]) ? undefined : links
    await updateSettings(transaction, { ...stored, menus: { ...menus, [name]: menu } })
  })
}

function toShows(settings: SiteSettings) {
  return { references: settingsPictures.map((field) => toReference(settings[field]?.name)) }
}

function toReference(name: string | undefined) {
  return name && pictureName(`/images/${name}`) ? `/images/${name}` : undefined
}
