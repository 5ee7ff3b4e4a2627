import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { OpenDatabase } from '#core/database/database.ts'
import type { Files } from '#core/pictures/files.ts'
import { keepInside, writeArchive } from './write-archive.ts'

/** `folder` also holds uploads in progress; leftovers of ended processes are deleted. */
type SiteParts = { database: OpenDatabase; files: Files; secret: string; folder: string }

/** Makes archives of the site for download, one at a time: the bytes and their number. */
export type MakeArchive = (now: Date) => ReturnType<typeof readOnce>

export function openArchives({ folder, files, ...site }: SiteParts): MakeArchive {
  const limit = pLimit(1)
  return (now) =>
    limit(async () => {
      const path = join(folder, `${randomUUID()}.part`)
      await writeArchive({ ...site, keepPicture: keepInside(files), now }, path)
      return readOnce(path)
    })
}

/** A file's bytes and their number; the file is deleted once they are read or the stream is cancelled. */
export async function readOnce(path: string) {
  const { size } = await stat(path)
  const stream = createReadStream(path)
  stream.on('close', () => void rm(path, { force: true }))
  return { size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
}
