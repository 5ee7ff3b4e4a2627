import type { SourceFiles } from '#core/imports/source-files.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { createPictureKeeper, noteOldPictures, type ToPicture } from '../packed-pictures.ts'
import { findAll, parseHtml, toInnerHtml } from '../read-html.ts'
import type { ReadParts } from '../source-format.ts'

const folder = /^.*?(?<=^|\/)uploads\//

/** Puts pictures that came along into records: those of a folder `uploads` with the paths of the site's `wp-content/uploads`. */
export function openUploadPictures(files: SourceFiles, keepPicture: ReadParts['keepPicture']) {
  const toKept = createPictureKeeper(files, keepPicture, (path) => (folder.test(path) ? path.replace(folder, '') : undefined))
  return async (record: SourceRecord | UnreadableEntry): Promise<SourceRecord | UnreadableEntry> => {
    if (record.kind === 'unreadable') return record
    const { toPicture, list } = noteOldPictures(toKept ?? (async (address) => address), (address) => toUploadPath(address, record.sourceId))
    const taken = await takePictures(record, toPicture)
    const oldPictures = list()
    return oldPictures ? { ...taken, oldPictures } : taken
  }
}

/** The path of an upload of a record's site, whose address the record's `sourceId` begins with. */
function toUploadPath(address: string, sourceId: string) {
  const { host, pathname = '' } = URL.parse(address) ?? {}
  const isOwn = host?.replace(/^www\./, '') === /^(?:www\.)?([^/#]*)/.exec(sourceId)?.[1]
  return isOwn && pathname.includes('/wp-content/uploads/') ? pathname : undefined
}

async function takePictures(record: SourceRecord, toPicture: ToPicture): Promise<SourceRecord> {
  const take = async <Picture extends { address: string }>(picture: Picture) => ({ ...picture, address: await toPicture(picture.address) })
  const taken = { ...record }
  if ('picture' in taken && taken.picture) taken.picture = await take(taken.picture)
  if ('html' in taken && taken.html) taken.html = await takeFromHtml(taken.html, toPicture)
  if (taken.kind === 'recipe') {
    const groups = taken.steps.map(async ({ heading, steps }) => ({
      heading,
      steps: await Promise.all(steps.map(async (step) => (step.picture ? { ...step, picture: await take(step.picture) } : step))),
    }))
    taken.steps = await Promise.all(groups)
  }
  return taken
}

async function takeFromHtml(html: string, toPicture: ToPicture) {
  if (!html.includes('<img')) return html
  const document = parseHtml(html)
  for (const image of findAll('img[src]', document)) image.attribs.src = await toPicture(image.attribs.src ?? '')
  return toInnerHtml(document)
}
