import { toWholePicturePath } from '#domain/redirects/redirect.ts'
import { createPictureKeeper, type ToPicture } from './packed-pictures.ts'
import { openInnerZips, type SourceFiles } from './source-files.ts'
import type { ReadParts } from './source-format.ts'

/** Where WordPress and Ghost store a site's pictures. */
const folder = /^.*?(?<=^|\/)(?:uploads|content\/images)\//

/**
 * Finds pictures that arrived after an import by their addresses on the old site: in a zip of its uploads folder, or in that folder's
 * contents. An address without a file stays; undefined if no picture arrived.
 */
export async function openLaterPictures(files: SourceFiles, keepPicture: ReadParts['keepPicture']): Promise<ToPicture | undefined> {
  const opened = (await openInnerZips(files)) ?? files
  const toKept = createPictureKeeper(opened, keepPicture, toKey)
  if (!toKept) return undefined
  return async (address) => {
    const bare = address.replace(/[?#].*$/, '')
    const whole = toWholePicturePath(bare)
    for (const form of new Set([whole, bare, whole.replace(/(\.\w+)$/, '-scaled$1')])) {
      const kept = await toKept(form)
      if (kept !== form) return kept
    }
    return address
  }
}

/** What a file and an address have in common: the path below the folder. */
function toKey(path: string) {
  if (folder.test(path)) return path.replace(folder, '')
  return /^\w+:/.test(path) || !/\.(?:jpe?g|png|gif|webp|avif)$/i.test(path) ? undefined : path.replace(/^\/+/, '')
}
