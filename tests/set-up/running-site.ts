import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { createHttpServer } from '#server/http.ts'
import { openParts } from '#server/open-parts.ts'
import { siteListener } from '#server/site-listener.ts'

const root = resolve(import.meta.dirname, '../..')

/** The built site on a free port with a data folder of its own, the sample content and an admin, for a real browser. */
export async function startSite({ settings = {} }: { settings?: Record<string, string> } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'griddle-journey-'))
  const build: typeof import('#server/site.ts') = await import(join(root, 'build/server/index.js'))
  const admin = { email: 'owner@example.com', password: 'paprika on everything' }
  const owner = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...owner, ...settings })
  const { parts, watch, close } = await openParts(config)
  const assetsFolder = join(root, 'build/client')
  const server = createHttpServer(siteListener({ build, parts, watch, assetsFolder, trustProxy: 0, pageCacheBytes: config.pageCacheBytes }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The test server has no port')
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    db: parts.db,
    admin,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
