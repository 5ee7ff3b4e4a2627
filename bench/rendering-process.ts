// Run by rendering.ts: renders pages of the built site in one checkout, and tells what they took.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderTask } from './rendering.ts'

const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
const { openTestSite }: typeof import('#tests/open-test-site.ts') = await import(join(process.argv[2] ?? '', 'tests/open-test-site.ts'))
const site = await openTestSite({ samples: true, database: join(folder, 'bench.db') })
process.send?.('ready')

process.on('message', async ({ path, renders }: RenderTask) => {
  const before = process.cpuUsage()
  for (let index = 0; index < renders; index++) await render(path)
  const { user, system } = process.cpuUsage(before)
  process.send?.((user + system) / renders)
})
process.once('disconnect', async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})

async function render(path: string) {
  const response = await site.get(path)
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
  await response.text()
  site.lines.length = 0
}
