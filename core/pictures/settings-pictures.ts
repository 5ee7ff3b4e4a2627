import { toPictureId } from '#domain/pictures/stored-image.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'

/** The pictures in the settings. To add one, add its name. */
export const settingsPictures = ['logo', 'socialPicture', 'icon'] as const

export type SettingsPicture = (typeof settingsPictures)[number]

/** The ids of the pictures in the settings, each with its place. */
export function listSettingsPictures(settings: SiteSettings) {
  return settingsPictures.flatMap((place) => {
    const name = settings[place]?.name
    return name ? [{ place, id: toPictureId(name) }] : []
  })
}
