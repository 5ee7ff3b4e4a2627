import type { SourceFiles } from '#core/imports/source-files.ts'
import { createPictureKeeper, type ToPicture } from '../packed-pictures.ts'
import type { ReadParts } from '../source-format.ts'

const folder = /^.*?(?=content\/images\/)/

/** Pictures that came in the zip are kept; those that were made smaller are taken whole. */
export function openGhostPictures(files: SourceFiles, keepPicture: ReadParts['keepPicture']): ToPicture {
  const toPicture = createPictureKeeper(files, keepPicture, (path) => (folder.test(path) ? path.replace(folder, '') : undefined))
  return async (address) => {
    const whole = address
      .replace('/content/images/size/', '/content/images/')
      .replace(/(\/content\/images)\/w\d+(?:h\d+)?(?:\/format\/\w+)?\//, '$1/')
    const bare = whole.replace(/^__GHOST_URL__/, '')
    return toPicture ? toPicture(bare) : bare
  }
}
