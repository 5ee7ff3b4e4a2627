import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './process.mjs'

const maxWorkMilliseconds = 10 * 60 * 1000

/**
 * Runs `work` while no other process of this checkout runs work with this name.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export async function withLock(name, work) {
  const path = join(root, `.griddle-${name}.lock`)
  const release = () => rmSync(path, { force: true })
  while (!take(path)) await wait(100)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    removeWhenAbandoned(path)
    return false
  }
}

/** @param {string} path */
function removeWhenAbandoned(path) {
  try {
    const owner = Number(readFileSync(path, 'utf8'))
    const isOld = Date.now() - statSync(path).mtimeMs > maxWorkMilliseconds
    if (isOld || owner === process.pid || !isRunning(owner)) rmSync(path)
  } catch (error) {
    // Released in the meantime; the next attempt gets it.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
