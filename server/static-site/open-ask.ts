import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lookup } from 'mrmime'
import type { OpenSite } from '#core/backups/rehearse-backup.ts'
import { listContentVersions } from '#core/database/content-versions.ts'
import type { Answer, Ask } from '#core/static-site/ask.ts'
import type { Log } from '#domain/log.ts'
import { newReference } from '#server/open-log.ts'
import { openServices } from '#server/open-services.ts'
import { pickStoreConfig, type StoreConfig } from '#server/site-store.ts'

const root = resolve(import.meta.dirname, '../..')

/** Opens the built site in this thread, without HTTP and without any of its background work. */
export async function openAsk(config: StoreConfig): Promise<{ ask: Ask; close: () => Promise<void> }> {
  // The path is computed, so that the type checker uses the source's types instead of looking for the built file.
  const { createSite }: typeof import('#server/site.ts') = await import(join(root, 'build/server/index.js'))
  const failures: unknown[] = []
  const log: Log = { request: () => {}, warn: () => {}, error: (facts) => void failures.push(facts) }
  const { services, close } = await openServices(pickStoreConfig(config), { log })
  const site = createSite(services)
  // Those of the start, so that what all pages read is read once. Nothing was read before.
  const versions = await listContentVersions(services.db)

  async function ask(address: string, knownData?: string): Promise<Answer> {
    if (address.startsWith('/assets/')) return readAsset(address)
    let data: string | undefined
    const { response, trace } = await site.render(new Request(config.siteUrl + address), { address: '' }, newReference(), {
      versions,
      isKnown(source) {
        data = hash('sha256', source, 'base64url')
        return data === knownData
      },
    })
    // A page with a missing part is not exported.
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

  return { ask, close }
}

/** Opens the built site on another database, whose pictures nobody requests. */
export function openScratchSite(config: Omit<StoreConfig, 'bucket' | 'database' | 'dataDir'>): OpenSite {
  return (place) => openAsk({ ...config, ...place, bucket: undefined })
}

/** A file of the build, which the server serves before the site. */
async function readAsset(address: string): Promise<Answer> {
  const body = await readFile(join(root, 'build/client', address))
  return { status: 200, type: lookup(address) ?? '', location: undefined, isLasting: false, body, tables: [], data: undefined }
}
