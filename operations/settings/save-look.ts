import { type Picture, pictureName } from '#domain/pictures/picture-variants.ts'
import { iconSides } from '#domain/pictures/site-icons.ts'
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
    const [logo, socialPicture, icon] = described.map((picture) => picture ?? undefined)
    if (icon && icon.name !== stored.icon?.name && isTooSmall(icon)) return { icon: describeTooSmall(icon) }
    const changed = { ...stored, accent: draft.accent || undefined, logo, socialPicture, icon }
    await updateSettings(transaction, changed)
    await notePictures(transaction, { before: toShows(stored), after: toShows(changed), now })
    return undefined
  })
}

function isTooSmall({ width, height }: Picture) {
  return Math.max(width, height) < iconSides.least
}

function describeTooSmall({ width, height }: Picture) {
  return `This picture has ${width} × ${height} pixels. Choose one of at least ${iconSides.least}, better ${iconSides.best}, so that it is sharp on phones`
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
