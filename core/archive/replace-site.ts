import { keepAddresses, listAddresses } from '#core/addresses/old-address-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deleteSentForms } from '#core/forms/sent-form-rows.ts'
import { writeLog } from '#core/identity/admin-log.ts'
import { writeSecret } from '#core/identity/secret.ts'
import { deleteAllSessions } from '#core/identity/session-rows.ts'
import { listStoredFacets, lockFacets, replaceFacets } from '#core/recipes/recipe-facet-rows.ts'
import { findNextRecipeNumber, reserveRecipeNumber } from '#core/recipes/recipe-number-rows.ts'
import { replaceIndexed } from '#core/search/replace-indexed.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { countRows, type Manifest } from '#domain/archive/archive-manifest.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import { lockArchivedTables } from './archived-rows.ts'
import { ArchiveFault } from './open-zip.ts'
import { type ArchiveSource, type RestoreParts, readSecret, restorePictures, restoreTables } from './restore-archive.ts'

/**
 * `secret` is the site's own. `takesSecret`: it is replaced with the archive's, after which running processes must be restarted. `by` and
 * `what` are written to the restored log.
 */
type ReplaceParts = Omit<RestoreParts, 'passphrase'> & { secret: string; takesSecret: boolean; by: Actor; what: string; now: Date }

/** Throws an ArchiveFault if the archive's secret differs from the site's and must not replace it. */
export async function checkSecret(source: ArchiveSource, { secret, takesSecret }: Pick<ReplaceParts, 'secret' | 'takesSecret'>) {
  const archived = await readSecret(source)
  if (archived !== secret && !takesSecret)
    throw new ArchiveFault(
      'Its secret differs from this site’s: it’s from another site, or from before the file “secret” was replaced. With this site’s secret, two-step sign-in codes wouldn’t be accepted. Stop the site, restore in the terminal with --replace --take-secret, and start it again.',
    )
  return archived
}

/**
 * Replaces all rows of a site, which may be running, in one transaction, and ends all sessions. Used recipe numbers stay used, and addresses
 * that records got since the archive redirect to them. If it throws an ArchiveFault, nothing has changed except for picture files that
 * nothing refers to.
 */
export async function replaceSite({ db, files, dataDir, by, what, now, ...secrets }: ReplaceParts, source: ArchiveSource, told: Manifest) {
  const secret = await checkSecret(source, secrets)
  await restorePictures(files, source, told)
  await inTransaction(db, async (transaction) => {
    await lockArchivedTables(transaction)
    const finish = await rememberUsed(transaction, now)
    await deleteAllSessions(transaction)
    await deleteSentForms(transaction)
    await restoreTables(transaction, source)
    await finish()
    await writeLog(transaction, by, { kind: 'site', what, link: '/admin/backup' }, now)
    // Last: if it can't be written, nothing is restored.
    if (secret !== secrets.secret) await writeSecret(dataDir, secret)
  })
  return { rows: countRows(told), pictures: told.pictures.length, madeAt: told.madeAt }
}

/** Reads what must survive the replacement of all rows; returns a function that stores it afterwards. */
async function rememberUsed(db: Database, now: Date) {
  const change = await lockFacets(db)
  await lockSearchIndex(db)
  const facets = await listStoredFacets(db)
  const highestRecipe = (await findNextRecipeNumber(db)) - 1
  const addresses = await listAddresses(db)
  return async () => {
    await reserveRecipeNumber(db, highestRecipe)
    await keepAddresses(db, addresses, now)
    await replaceFacets(db, facets, change)
    await replaceIndexed(db)
  }
}
