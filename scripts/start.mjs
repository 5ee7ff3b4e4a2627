import { nodePath, prepare } from './bootstrap.mjs'
import { build } from './build.mjs'
import { run } from './process.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await prepare({ development: false })
  await build()
  return run(nodePath(), [...siteArguments, ...process.argv.slice(2)], siteEnvironment)
})
