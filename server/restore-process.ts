// A program of run-in-child.ts: compares a backup with the site or, if the task names who wants that, restores it. Not slowed down, since savers wait for it.

import { placeOfBackup } from '#core/archive/archive-place.ts'
import type { RestoreTask } from '#core/backups/open-restores.ts'
import { compareBackup, restoreAndDescribe } from '#core/backups/restore-over.ts'
import { openDatabase } from '#core/database/database.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { answerParent } from './answer-parent.ts'

await answerParent(async ({ config, about }) => {
  const { name, by }: RestoreTask = JSON.parse(about)
  const { dataDir, backups } = config
  const database = openDatabase(config.database)
  const [files, secret] = [await openOriginals(config), await openSecret(dataDir)]
  const parts = { ...backups, database, files, secret, dataDir, takesSecret: false, clock: () => new Date() }
  const place = placeOfBackup(backups, name)
  return by ? restoreAndDescribe({ ...parts, by }, place) : JSON.stringify(await compareBackup(parts, place))
})
