import cluster from 'node:cluster'
import { countOf } from '#domain/text/count-of.ts'
import { type Config, processMegabytes } from './config.ts'
import type { Started } from './serve.ts'
import { startWith } from './start.ts'

await startWith(async (config) => {
  if (cluster.isWorker) process.send?.(await start(config))
  else announce(await start(config), config)
  // An IPC channel to the parent process must not keep this one alive.
  if (cluster.isPrimary) process.channel?.unref()
})

/** The primary process needs none of the server's modules, so each is imported only where it is used. */
async function start(config: Config) {
  if (cluster.isPrimary && config.webConcurrency > 1) return (await import('./serve-by-many.ts')).serveByMany(config)
  return (await import('./serve.ts')).serve(config)
}

function announce({ port, firstAdmin }: Started, { siteUrl, database, dataDir, webConcurrency, pageCacheBytes }: Config) {
  if (firstAdmin) announceAdmin(firstAdmin)
  const address = `http://localhost:${port}`
  console.log(`
  Griddle is ready.

  Site       ${address}${siteUrl === address ? '' : ` (public address ${siteUrl})`}
  Admin      ${address}/admin/login
  Database   ${database.startsWith('postgres') ? 'PostgreSQL' : database}
  Data       ${dataDir}
  Memory     ${countOf(webConcurrency, 'process', 'processes')} of up to ${processMegabytes} MB, ${pageCacheBytes / 2 ** 20} MB of it cached pages
`)
}

/** Printed once, when the first admin is created: a generated password is stored only as a hash. */
function announceAdmin({ email, madePassword }: NonNullable<Started['firstAdmin']>) {
  const lines = [
    'The first admin can sign in now.',
    '',
    `Email ${email}`,
    `Password   ${madePassword ?? 'the one in ADMIN_PASSWORD'}`,
    ...(madePassword ? ['', "Write it down: it won't be shown again. To set another one:", `npm run cli -- reset-password ${email}`] : []),
  ]
  console.log(`${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n`)
}
