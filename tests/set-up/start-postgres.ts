import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts an empty PostgreSQL server in a folder of its own. Both disappear with `stop`, and when this process ends in any other way. */
export async function startPostgres() {
  const keeper = spawn(process.execPath, [`${import.meta.dirname}/keep-postgres.ts`], { stdio: 'pipe', detached: true })
  const complaints = text(keeper.stderr)
  const ended = once(keeper, 'close')
  const [url] = await Promise.race([once(keeper.stdout, 'data'), ended])
  if (!(url instanceof Buffer)) throw new Error(`PostgreSQL for the tests did not start.\n${await complaints}`)
  return {
    url: url.toString().trim(),
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}
