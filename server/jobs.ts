import { type JobName, type Jobs, maxReadMegabytes } from './job-types.ts'
import { remote } from './remote.ts'
import { now, type Overrides, openAdmins, openPictureStore, openStore, type StoreConfig } from './site-store.ts'

/** What a job works with: the site's storage, except what is already open. */
type Parts = Overrides & { config: StoreConfig }

type Job<Name extends JobName> = {
  /** The site's visitors come first. */
  hasLowPriority?: true
  /** V8's memory limit, if lower than its default. */
  maxHeapMegabytes?: number
  /** How much memory the process may take. Picture processing has limits of its own. */
  maxMegabytes?: (input: Jobs[Name]['input']) => number | undefined
  run: (parts: Parts, input: Jobs[Name]['input']) => Promise<Jobs[Name]['result']>
}

/**
 * The work that `runInChild` does in separate processes, so that requests never wait for it. Each imports its modules when it starts: the
 * process that handles requests needs none of them.
 */
export const jobs: { [Name in JobName]: Job<Name> } = {
  backup: {
    hasLowPriority: true,
    async run({ config, clock = now, ...given }) {
      const { describeBackup, makeBackup } = await import('#core/backups/make-backup.ts')
      return describeBackup(await makeBackup({ ...config.backups, ...(await openStore(config, given)) }, clock()))
    },
  },
  rehearsal: {
    hasLowPriority: true,
    async run({ config }, name) {
      const { placeOfBackup } = await import('#core/archive/archive-place.ts')
      const { rehearseBackup } = await import('#core/backups/rehearse-backup.ts')
      const { openScratchSite } = await import('./static-site/open-ask.ts')
      const { dataDir, backups } = config
      const parts = { dataDir, passphrase: backups.passphrase, openSite: openScratchSite(config) }
      return JSON.stringify({ name, ...(await rehearseBackup(parts, placeOfBackup(backups, name))) })
    },
  },
  restore: {
    // Without low priority: someone who saves waits for it.
    async run({ config, clock = now, ...given }, { name, by }) {
      const { placeOfBackup } = await import('#core/archive/archive-place.ts')
      const { compareBackup, restoreAndDescribe } = await import('#core/backups/restore-over.ts')
      const { dataDir, backups } = config
      const parts = { ...backups, ...(await openStore(config, given)), dataDir, takesSecret: false, clock }
      const place = placeOfBackup(backups, name)
      return by ? restoreAndDescribe({ ...parts, by }, place) : JSON.stringify(await compareBackup(parts, place))
    },
  },
  export: {
    async run({ config, clock = now, ...given }, { wish, path }) {
      const { writeExport } = await import('#core/exports/export-site.ts')
      const { database, files } = await openStore(config, given)
      const { siteUrl, siteName } = config
      const { pictures } = openPictureStore(config, files)
      try {
        return (await writeExport({ database, pictures, siteUrl, siteName, now: clock() }, wish, path)) ?? null
      } finally {
        await pictures.close()
      }
    },
  },
  import: {
    maxHeapMegabytes: 400,
    maxMegabytes: ({ task }) => (task === 'read' ? maxReadMegabytes : undefined),
    async run({ config, clock = now, ...given }, { scrypt, by, ...task }) {
      const { openImportSources } = await import('#core/imports/import-sources.ts')
      const { openKeptPictures } = await import('#core/imports/kept-pictures.ts')
      const { workOnImport } = await import('#core/imports/work-on-import.ts')
      const store = await openStore(config, given)
      const parts = {
        ...{ db: store.database.db, files: store.files, siteUrl: config.siteUrl, scrypt, by, clock },
        ...{ remote: given.remote ?? remote, uploads: openPictureStore(config, store.files).uploads },
        ...{ kept: openKeptPictures(config.dataDir), identity: openAdmins(config, store, given) },
      }
      await workOnImport(parts, openImportSources(config.dataDir), task)
      return 'done'
    },
  },
}
