import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type ArchivePlace, describePlace, placeOfBackup } from '#core/archive/archive-place.ts'
import type { BackupPlace } from '#core/backups/backup-store.ts'
import { listBackups } from '#core/backups/listed-backups.ts'
import { CommandError } from './terminal.ts'

/** How many names are listed for someone who named none of them. */
const told = 10

/** The named archive or backup: a file, or a backup in the bucket, if there is one. */
export async function findArchive(name: string, { folder, bucket }: BackupPlace): Promise<ArchivePlace> {
  if (!bucket || existsSync(name)) return resolve(name)
  const names = (await listBackups({ folder, bucket })).map((backup) => backup.name)
  if (names.includes(basename(name))) return { bucket, name: basename(name) }
  const newest = names.length > 0 ? ['The newest backups:', ...names.slice(0, told)] : ['There are no backups.']
  throw new CommandError([`Not found: ${describePlace({ bucket, name })}.`, ...newest].join('\n'))
}

/** The newest backup. */
export async function findNewestBackup(place: BackupPlace) {
  const [newest] = await listBackups(place)
  if (!newest) throw new CommandError(`There are no backups in ${place.bucket ? `the bucket ${place.bucket.name}` : place.folder}.`)
  return placeOfBackup(place, newest.name)
}
