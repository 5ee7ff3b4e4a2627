// How a process of the site is started. What it holds in memory is set here as far as neither Node nor the C library takes it later.

/** What Node is told, and the program. */
export const siteArguments = [
  '--disable-warning=ExperimentalWarning',
  // How far new objects spread, in megabytes, before they are gone through. By itself this begins with one, at up to double the cost of an answer
  // while many come at once, and on large machines ends at four times as much, which is no faster here.
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  'server/main.ts',
]

/** Variables of its surroundings. */
export const siteEnvironment = {
  NODE_ENV: 'production',
  // Linux gives each thread that compresses a share of memory of its own by default, and what lies free in one is of no use to the others.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
}
