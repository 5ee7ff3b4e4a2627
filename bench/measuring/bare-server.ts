import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '#tests/set-up/free-port.ts'
import type { CapturedAnswer } from './captured-answer.ts'
import { readUsage } from './process-usage.ts'

/** What the bare server is to do: listen there and give these answers, by path, in so many processes. */
export type BareTask = { port: number; answers: Map<string, CapturedAnswer>; processes: number }

/** Starts a server that does nothing but give captured answers, with `node:http` alone, in a process of its own or in several. */
export async function startBareServer(answers: Map<string, CapturedAnswer>, processes = 1) {
  const port = await findFreePort()
  const server = fork(join(import.meta.dirname, 'bare-server-process.ts'), { serialization: 'advanced' })
  const ready = once(server, 'message')
  server.send({ port, answers, processes } satisfies BareTask)
  await ready
  return {
    port,
    usage: () => readUsage(server.pid ?? 0),
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}
