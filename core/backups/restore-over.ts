import { type ArchivePlace, nameOfArchive } from '#core/archive/archive-place.ts'
import { compareSite } from '#core/archive/compare-site.ts'
import { ArchiveFault } from '#core/archive/open-zip.ts'
import { checkSecret, replaceSite } from '#core/archive/replace-site.ts'
import { withArchive } from '#core/archive/restore-archive.ts'
import type { RestoreResult } from '#domain/backups/job-results.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import { type BackupParts, makeBackupNow } from './make-backup.ts'

/** `by` is the admin who restores, for the log. */
export type RestoreOverParts = BackupParts & { dataDir: string; takesSecret: boolean; by: Actor; clock: () => Date }

/** How the site currently differs from a backup or an archive. Throws an ArchiveFault if it can't be restored. */
export function compareBackup({ database, dataDir, passphrase, ...secrets }: Omit<RestoreOverParts, 'by'>, place: ArchivePlace) {
  return withArchive({ dataDir, passphrase }, place, async (source, told) => {
    await checkSecret(source, secrets)
    return compareSite(database.db, source, told)
  })
}

/**
 * Backs up the site, passes the backup's name to `tell`, and then restores another backup or an archive over the site, which may be running.
 * If it throws an ArchiveFault, nothing has changed.
 */
export function restoreOver(parts: RestoreOverParts, place: ArchivePlace, tell: (madeBefore: string) => void) {
  const { database, dataDir, passphrase, clock, by, files, secret, takesSecret } = parts
  return withArchive({ dataDir, passphrase }, place, async (source, told) => {
    await checkSecret(source, parts)
    const before = await makeBackupNow(parts, clock, nameOfArchive(place))
    if (!before) throw new ArchiveFault('A backup is running. Nothing was changed. Try again when it’s done.')
    tell(before.made.name)
    const what = `restored the site to its state on ${toMinute(told.madeAt)} UTC; the previous site is in ${before.made.name}`
    const now = clock()
    const restored = await replaceSite({ db: database.db, files, dataDir, secret, takesSecret, by, what, now }, source, told)
    return { ...restored, before: before.made.name }
  })
}

/** As `restoreOver`, but returns the result that the restore job stores, as JSON. */
export async function restoreAndDescribe(parts: RestoreOverParts, place: ArchivePlace) {
  return describeRestore(place, await restoreOver(parts, place, () => {}))
}

/** The result that the restore job stores, as JSON. */
export function describeRestore(place: ArchivePlace, { madeAt, before }: Pick<RestoreResult, 'madeAt' | 'before'>) {
  return JSON.stringify({ name: nameOfArchive(place), madeAt, before } satisfies RestoreResult)
}

const toMinute = (moment: string) => moment.slice(0, 16).replace('T', ' ')
