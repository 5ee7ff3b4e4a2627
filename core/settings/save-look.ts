import type { Database } from '#core/database/database.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { settingsPictures } from '#core/pictures/settings-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import type { Editing } from '#core/revisions/save-revision.ts'
import { type Picture, pictureName } from '#domain/pictures/picture-variants.ts'
import { iconSides } from '#domain/pictures/site-icons.ts'
import type { LookDraft } from '#domain/settings/look-draft.ts'
import { isSameMenu, type MenuLink, type Menus, originalMenus, readMenuLine, toMenuLine } from '#domain/settings/menus.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { changeSettings } from './change-settings.ts'

type Saving = { now: Date; editing?: Editing }

/** Saves the accent colour and the site's pictures; '' brings the design's own back. */
export function saveLook(db: Database, draft: LookDraft, { now, editing }: Saving) {
  return changeSettings(db, {
    ...{ part: 'look', toFields: toLookFields, draft, now, editing },
    async apply(transaction, stored, fields) {
      const described = await describePictures(
        transaction,
        settingsPictures.map((field) => ({ reference: fields[field], alt: field === 'socialPicture' ? fields.socialAlt : '' })),
      )
      const missing = settingsPictures.filter((field, index) => fields[field] !== '' && !described[index])
      if (missing.length > 0) return { errors: Object.fromEntries(missing.map((field) => [field, 'Upload the picture again'])) }
      const [logo, socialPicture, icon] = described.map((picture) => picture ?? undefined)
      if (icon && icon.name !== stored.icon?.name && isTooSmall(icon)) return { errors: { icon: describeTooSmall(icon) } }
      return { ...stored, accent: fields.accent || undefined, logo, socialPicture, icon }
    },
    note: (transaction, { before, after }) => notePictures(transaction, { before: picturesIn(before), after: picturesIn(after), now }),
  })
}

/** What the form of the look fills in. */
export function toLookFields({ accent = '', logo, socialPicture, icon }: SiteSettings): LookDraft {
  return {
    ...{ accent, socialAlt: socialPicture?.alt ?? '' },
    ...{ logo: toReference(logo?.name) ?? '', socialPicture: toReference(socialPicture?.name) ?? '', icon: toReference(icon?.name) ?? '' },
  }
}

/** Saves a menu. One that is the original stays unset, so that it follows later changes of the original. */
export function saveMenu(db: Database, name: keyof Menus, links: MenuLink[], { now, editing }: Saving) {
  return changeSettings(db, {
    ...{ part: name, now, editing },
    toFields: (settings) => toMenuFields(settings, name),
    draft: { links: links.map(toMenuLine) },
    async apply(_db, { menus, ...stored }, fields) {
      const saved = fields.links.map(readMenuLine)
      return { ...stored, menus: { ...menus, [name]: isSameMenu(saved, originalMenus[name]) ? undefined : saved } }
    },
  })
}

/** What the form of a menu fills in: its links as lines. */
export function toMenuFields({ menus }: SiteSettings, name: keyof Menus) {
  return { links: (menus?.[name] ?? originalMenus[name]).map(toMenuLine) }
}

function isTooSmall({ width, height }: Picture) {
  return Math.max(width, height) < iconSides.least
}

function describeTooSmall({ width, height }: Picture) {
  return `This picture is ${width} × ${height} pixels. Use at least ${iconSides.least}, ideally ${iconSides.best}, to keep it sharp on phones`
}

function picturesIn(settings: SiteSettings) {
  return { references: settingsPictures.map((field) => toReference(settings[field]?.name)) }
}

function toReference(name: string | undefined) {
  return name && pictureName(`/images/${name}`) ? `/images/${name}` : undefined
}
