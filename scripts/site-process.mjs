// How a process of the site is started. Settings are here if neither Node nor the C library accepts them later.

import { join } from 'node:path'
import { root } from './process.mjs'

/** What Node compiled is kept for the next process: a start takes a third less processor time. Where nothing may be written, Node does without. */
export const compileCache = join(root, 'node_modules/.cache/node')

/** Node's options, and the program. */
export const siteArguments = [
  '--disable-warning=ExperimentalWarning',
  // Size of V8's young generation in megabytes. The default starts at one, which doubles the time of a response under load, and grows to
  // eight times this on large machines, which is no faster here.
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  'server/main.ts',
]

/** Environment variables. */
export const siteEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
  // Linux gives each compressing thread a memory arena of its own by default, whose free memory is of no use to the others.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
}
