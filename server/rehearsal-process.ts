// A program of run-in-child.ts: restores the backup of the name that it is sent on trial.
import { setPriority } from 'node:os'
import { placeOfBackup } from '#core/archive/archive-place.ts'
import { rehearseBackup } from '#core/backups/rehearse-backup.ts'
import type { RehearsalResult } from '#domain/backups/rehearsal-result.ts'
import { answerParent } from './answer-parent.ts'
import { openScratchSite } from './static-site/open-ask.ts'

// Whoever visits the site comes first.
setPriority(10)
await answerParent(async ({ config, about: name }) => {
  const { dataDir, backups } = config
  const parts = { dataDir, passphrase: backups.passphrase, openSite: openScratchSite(config) }
  const found = await rehearseBackup(parts, placeOfBackup(backups, name))
  return JSON.stringify({ name, ...found } satisfies RehearsalResult)
})
