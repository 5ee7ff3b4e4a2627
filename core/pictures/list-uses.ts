import type { Database } from '#core/database/database.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { listPictureUses, type PictureUse, picturePlaces } from './picture-place-rows.ts'
import { listSettingsPictures, type SettingsPicture } from './settings-pictures.ts'

const mostOfPlace = 100

/** What shows a picture: a record, or a place in the settings. */
export type Use = PictureUse | { place: SettingsPicture }

/** Everything that shows a picture: of each kind of record the newest hundred. */
export async function listUses(db: Database, id: string): Promise<Use[]> {
  const uses: Use[] = []
  for (const place of picturePlaces) uses.push(...(await listPictureUses(db, place, id, mostOfPlace)))
  const inSettings = listSettingsPictures(await findSettings(db)).filter((picture) => picture.id === id)
  return [...uses, ...inSettings.map(({ place }) => ({ place }))]
}
