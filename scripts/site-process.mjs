// How a process of the site is started. Memory settings are here if neither Node nor the C library accepts them later.

/** Node's options, and the program. */
export const siteArguments = [
  '--disable-warning=ExperimentalWarning',
  // Size of V8's young generation in megabytes. The default starts at one, which doubles the time of a response under load. With 8, a page that
  // is not cached costs a twentieth more, and ten megabytes less are needed.
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  'server/main.ts',
]

/** Environment variables. */
export const siteEnvironment = {
  NODE_ENV: 'production',
  // Linux gives each compressing thread a memory arena of its own by default, whose free memory is of no use to the others.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
}
