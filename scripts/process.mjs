import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { passOnStops } from './stop-signals.mjs'

/** The checkout: where package.json stands, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

/** A program that failed; its message is what the program wrote. */
export class CommandFailed extends Error {}

/** This process was asked to stop and its program did; there is nothing to add. */
export class Stopped extends Error {}

/**
 * Runs a program in this terminal and resolves to its exit code.
 * The channel closes with this process, so that the program can notice (`process.once('disconnect', …)`) when its starter was killed.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables to add or replace
 */
export async function run(command, args, env) {
  const { code } = await ended(spawn(command, args, { ...surroundings(env), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }))
  return code
}

/**
 * Runs a program without input, silently, and resolves to its exit code and everything it wrote, uncoloured; `isCutShort` when it was ended at its
 * timeout. Throws `Stopped` when asked to stop meanwhile.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables to add or replace
 * @param {number} [timeout] milliseconds after which the program is ended
 */
export async function capture(command, args, env, timeout) {
  const child = spawn(command, args, { ...surroundings(env), stdio: ['ignore', 'pipe', 'pipe'], timeout })
  /** @type {Buffer[]} */
  const written = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => written.push(bytes))
  const { code, stopped } = await ended(child)
  if (stopped) throw new Stopped()
  return { code, isCutShort: child.killed, output: stripVTControlCharacters(Buffer.concat(written).toString()).trim() }
}

/**
 * Runs a program silently and throws what it wrote when it fails.
 * @param {Parameters<typeof capture>} call
 */
export async function must(...call) {
  const { code, output } = await capture(...call)
  if (code !== 0) throw new CommandFailed(output || `${call[0]} exited with code ${code} and no output.`)
  return output
}

// A group of its own: Ctrl-C reaches a whole group, npm passes it on as well, and the program would be asked to stop three times.
/** @param {NodeJS.ProcessEnv} [env] */
function surroundings(env) {
  return { cwd: root, env: { ...process.env, ...env }, detached: process.platform !== 'win32' }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, stopped: boolean }>}
 */
function ended(child) {
  const release = passOnStops(child)
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new CommandFailed(`${child.spawnfile} could not be started: ${cause.message}`, { cause })))
    child.once('close', (code, signal) => resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), stopped: release() }))
  })
}
