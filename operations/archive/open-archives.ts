import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { readOnce } from '#storage/archive/read-once.ts'
import type { OpenDatabase } from '#storage/database/database.ts'
import { openSecret } from '#storage/identity/secret.ts'
import type { Files } from '#storage/pictures/files.ts'
import { writeArchive } from './write-archive.ts'

type SiteParts = { database: OpenDatabase; files: Files; dataDir: string }

/** Makes archives of the site to be downloaded, one at a time: bytes, and how many there are. */
export type MakeArchive = (now: Date) => ReturnType<typeof readOnce>

/** The archives lie among the uploads in progress, from where what is left of a process that ended is deleted. */
export function openArchives({ database, files, dataDir }: SiteParts): MakeArchive {
  const limit = pLimit(1)
  return (now) =>
    limit(async () => {
      const path = join(dataDir, 'incoming', `${randomUUID()}.part`)
      await writeArchive({ database, files, secret: await openSecret(dataDir), now }, path)
      return readOnce(path)
    })
}
