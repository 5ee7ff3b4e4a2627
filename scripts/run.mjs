import { nodePath, prepare } from './bootstrap.mjs'
import { build } from './build.mjs'
import { run } from './process.mjs'
import { main } from './terminal.mjs'

const [program = '', ...args] = process.argv.slice(2)

// The CLI is used beside a running site, whose packages must not be replaced by those for development.
await main(async () => {
  await prepare({ development: !program.startsWith('cli/') })
  if (program.startsWith('bench/')) await build()
  const mode = program === 'server/dev.ts' ? 'development' : 'production'
  return run(nodePath(), ['--disable-warning=ExperimentalWarning', program, ...args], { NODE_ENV: mode })
})
