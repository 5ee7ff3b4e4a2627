import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { root } from '#scripts/process.mjs'
import { assetListener } from '#server/assets.ts'
import { readConfig } from '#server/config.ts'
import { createHttpServer } from '#server/http.ts'
import { openParts } from '#server/open-parts.ts'
import type { Count } from '#server/page-cache/page-cache.ts'
import { siteListener } from '#server/serve.ts'
import type { makeLaterBuild } from './later-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that running sites are copied from. */
    preparedData: string
    /** A folder for the variants of pictures that all sites of the journeys share: none is rendered twice. */
    variantsFolder?: string
  }
}

type CreateSite = typeof import('#server/site.ts').createSite

export type RunningSite = Awaited<ReturnType<typeof startSite>>

/** `release` is the build version that the service worker sees; `build` is another build than the current one. */
export type StartOptions = {
  settings?: Record<string, string>
  clock?: () => Date
  release?: string | undefined
  build?: Pick<ReturnType<typeof makeLaterBuild>, 'folder' | 'offlineFiles'>
}

const admin = { email: 'owner@example.com', password: 'paprika on everything' }

function toConfig(dataDir: string, settings: Record<string, string> = {}) {
  const owner = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  return readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...owner, ...settings })
}

/**
 * Creates the initial data folder of sites without settings of their own, with the sample content, indexed, and an admin, and returns its
 * path.
 */
export async function prepareData() {
  const dataDir = mkdtempSync(join(tmpdir(), 'griddle-prepared-'))
  const { close } = await openParts(toConfig(dataDir))
  await close()
  return dataDir
}

/**
 * The built site, on a free port unless the settings name one, with a data folder of its own, the sample content and an admin. `renders`
 * has the path of every page requested from the site, `known` of those whose data was known, `counted` what was counted.
 */
export async function startSite({ settings = {}, clock, release, build: later }: StartOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'griddle-journey-'))
  const preparedData = inject('preparedData')
  if (Object.keys(settings).length === 0) cpSync(preparedData, dataDir, { recursive: true })
  const variantsFolder = inject('variantsFolder')
  if (variantsFolder) symlinkSync(variantsFolder, join(dataDir, 'variants'))
  const buildFolder = later?.folder ?? join(root, 'build')
  const build: typeof import('#server/site.ts') = await import(join(buildFolder, 'server/index.js'))
  const config = toConfig(dataDir, settings)
  const { parts, watch, count, close } = await openParts(config)
  if (later) parts.offlineFiles = later.offlineFiles
  if (release && parts.offlineFiles) parts.offlineFiles.version = release
  const renders: string[] = []
  const known: string[] = []
  const counted: Parameters<Count>[] = []
  const countAndNote: Count = (...request) => {
    counted.push(request)
    count(...request)
  }
  const server = createHttpServer(
    siteListener(
      { ...build, createSite: (site) => noteRenders(build.createSite(site), renders, known) },
      { parts: clock ? { ...parts, clock } : parts, watch, count: countAndNote },
      config,
      (pages) => assetListener(join(buildFolder, 'client'), config.trustProxy, pages),
    ),
  )
  await new Promise<void>((done) => server.listen(config.port, '127.0.0.1', () => done()))
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The test server has no port')
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    db: parts.db,
    database: config.database,
    dataDir,
    parts,
    renders,
    known,
    counted,
    admin,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function noteRenders(site: ReturnType<CreateSite>, renders: string[], known: string[]): ReturnType<CreateSite> {
  const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search
  return {
    async render(request, ...rest) {
      renders.push(pathOf(request))
      const rendered = await site.render(request, ...rest)
      if (rendered.response.status === 304) known.push(pathOf(request))
      return rendered
    },
    fetch(request, ...rest) {
      renders.push(pathOf(request))
      return site.fetch(request, ...rest)
    },
  }
}
