import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lookup } from 'mrmime'
import { openArchives } from '#core/archive/open-archives.ts'
import { openBackups } from '#core/backups/open-backups.ts'
import { openRehearsals } from '#core/backups/open-rehearsals.ts'
import { openRestores } from '#core/backups/open-restores.ts'
import type { OpenSite } from '#core/backups/rehearse-backup.ts'
import { openDatabase } from '#core/database/database.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openImportSources } from '#core/imports/import-sources.ts'
import { openKeptPictures } from '#core/imports/kept-pictures.ts'
import { openImports } from '#core/imports/open-imports.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import type { Answer, Ask } from '#core/static-site/ask.ts'
import type { Log } from '#domain/log.ts'
import type { Config } from '#server/config.ts'
import { newReference } from '#server/open-log.ts'
import { remote } from '#server/remote.ts'

/** The part of the configuration that rendering pages depends on. */
export type RenderConfig = Pick<Config, 'backups' | 'bucket' | 'dataDir' | 'database' | 'siteName' | 'siteUrl'>

const root = resolve(import.meta.dirname, '../..')

/** Opens the built site in this thread, without HTTP and without any of its background work. */
export async function openAsk(config: RenderConfig): Promise<{ ask: Ask; close: () => Promise<void> }> {
  // The path is computed, so that the type checker uses the source's types instead of looking for the built file.
  const { createSite }: typeof import('#server/site.ts') = await import(join(root, 'build/server/index.js'))
  const failures: unknown[] = []
  const log: Log = { request: () => {}, warn: () => {}, error: (facts) => void failures.push(facts) }
  const database = openDatabase(config.database)
  const files = await openOriginals(config)
  const incoming = join(config.dataDir, 'incoming')
  const pictures = openPictures({
    files,
    variantsFolder: join(config.dataDir, 'variants'),
    shippedFolder: join(root, 'content/pictures'),
    log: () => {},
  })
  const { siteUrl, siteName } = config
  const secret = await openSecret(config.dataDir)
  const clock = () => new Date()
  const facts = { db: database.db, log, clock, ...config.backups }
  const site = createSite({
    db: database.db,
    pictures,
    uploads: openUploads({ files, folder: incoming }),
    remote,
    identity: openIdentity({ db: database.db, databaseKind: database.kind, secret, siteUrl, log, mail: undefined }),
    mail: undefined,
    log,
    clock,
    // No guest can ask for these.
    backups: openBackups({ ...facts, make: async () => undefined }),
    rehearsals: openRehearsals({ ...facts, rehearse: async () => undefined }),
    restores: openRestores({ ...facts, run: async () => undefined }),
    imports: openImports({
      ...facts,
      sources: openImportSources(config.dataDir),
      kept: openKeptPictures(config.dataDir),
      work: async () => {},
    }),
    makeArchive: openArchives({ database, files, secret, folder: incoming }),
    makeExport: async () => ({ ok: false, reason: 'busy' }),
    siteUrl,
    siteName,
    // A copy has no scripts.
    readPage: undefined,
    offlineFiles: undefined,
  })

  async function ask(address: string, knownData?: string): Promise<Answer> {
    if (address.startsWith('/assets/')) return readAsset(address)
    let data: string | undefined
    const { response, trace } = await site.render(new Request(siteUrl + address), { address: '' }, newReference(), (text) => {
      data = hash('sha256', text, 'base64url')
      return data === knownData
    })
    // A page that went without a part of it is none to keep.
    if (response.status >= 500 || trace.hasFailed) throw new Error(`${address} could not be rendered`, { cause: failures.at(-1) })
    const { status, headers } = response
    return {
      status,
      type: headers.get('Content-Type') ?? '',
      location: headers.get('Location') ?? undefined,
      isLasting: headers.get('Cache-Control')?.includes('immutable') ?? false,
      body: new Uint8Array(await response.arrayBuffer()),
      tables: [...trace.tables],
      data,
    }
  }

  async function close() {
    await pictures.close()
    await database.close()
  }

  return { ask, close }
}

/** Opens the built site on another database, whose pictures nobody asks for. */
export function openScratchSite(config: Omit<RenderConfig, 'bucket' | 'database' | 'dataDir'>): OpenSite {
  return (place) => openAsk({ ...config, ...place, bucket: undefined })
}

/** A file of the build, which the server answers before the site is asked. */
async function readAsset(address: string): Promise<Answer> {
  const body = await readFile(join(root, 'build/client', address))
  return { status: 200, type: lookup(address) ?? '', location: undefined, isLasting: false, body, tables: [], data: undefined }
}
