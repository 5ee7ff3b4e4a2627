import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'

const maxWorkerMilliseconds = 10 * 60 * 1000
// The signals by which a terminal or a service manager stops all of our processes.
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Encodes a PNG as AVIF in a child process. Undefined if that failed or took more than `maxSeconds` of CPU time; throws if it was stopped.
 */
export async function encodeAvif(png: Uint8Array, maxSeconds: number, closing: AbortSignal) {
  closing.throwIfAborted()
  const worker = fork(new URL('./avif-worker.ts', import.meta.url), [String(maxSeconds)], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
    // The worker limits its own CPU time. This timeout is for a worker that gets no CPU time on a busy machine; its SIGTERM counts as
    // stopped, not as failed.
    timeout: maxWorkerMilliseconds,
  })
  const kill = () => worker.kill('SIGKILL')
  closing.addEventListener('abort', kill)
  try {
    const [avif, [code, signal]] = await Promise.all([pipeThrough(worker, png), once(worker, 'exit')])
    if (closing.aborted || stopSignals.includes(signal)) throw new Error(`The AVIF worker was stopped by ${signal}`)
    return code === 0 ? avif : undefined
  } finally {
    closing.removeEventListener('abort', kill)
    kill()
  }
}

async function pipeThrough({ pid, stdin, stdout }: ChildProcess, png: Uint8Array) {
  // Set immediately: the worker's threads keep the priority they start with.
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  // A worker that exits early breaks the pipe; its exit code says more.
  stdin?.on('error', () => undefined).end(png)
  return stdout ? buffer(stdout) : undefined
}
