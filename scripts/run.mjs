import { nodePath, prepare } from './bootstrap.mjs'
import { build } from './build.mjs'
import { plainLayers } from './plain-layers.mjs'
import { run } from './process.mjs'
import { compileCache } from './site-process.mjs'
import { main } from './terminal.mjs'

const [program = '', ...args] = process.argv.slice(2)
/** Commands that have the built site render pages. */
const rendering = ['export-site', 'check-backup']
const isDevelopment = program === 'server/dev.ts'

// Vite reloads `app/` by itself; modules imported by Node stay until the process restarts.
const watch = ['--watch-preserve-output', ...[...plainLayers, 'vite', 'vite.config.ts'].map((path) => `--watch-path=${path}`)]

// The CLI is used beside a running site, whose packages must not be replaced by those for development.
await main(async () => {
  await prepare({ development: !program.startsWith('cli/') })
  if (/^(?:bench|tests\/pictures)\//.test(program) || rendering.includes(args[0] ?? '')) await build()
  const options = ['--disable-warning=ExperimentalWarning', ...(isDevelopment ? watch : [])]
  return run(nodePath(), [...options, program, ...args], {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
  })
})
