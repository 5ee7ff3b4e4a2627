import { nodePath, prepare } from './bootstrap.mjs'
import { build } from './build.mjs'
import { run } from './process.mjs'
import { main } from './terminal.mjs'

await main(async () => {
  await prepare({ development: false })
  await build()
  return run(nodePath(), ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
})
