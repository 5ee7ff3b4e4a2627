import { existsSync, readFileSync } from 'node:fs'

/** What a process has used: time on the processor in seconds, since it began, and memory in bytes, now. NaN where the system doesn't say. */
export type Usage = { cpuSeconds: number; residentBytes: number }

/** Linux counts processor time in these, whatever the kernel's own clock does. */
const ticksPerSecond = 100
const unknown: Usage = { cpuSeconds: Number.NaN, residentBytes: Number.NaN }

/** Why a row about processor time or memory may lack its value. */
export const usageNote = existsSync('/proc/self/stat') ? '' : 'only Linux tells it of other processes'

/** What a process and those that it started have used; memory that several share counts for each. */
export function readUsage(pid: number): Usage {
  if (usageNote) return unknown
  const [own, ...children] = [readOwnUsage(pid), ...listChildren(pid).map(readUsage)]
  return children.reduce(
    (sum, child) => ({ cpuSeconds: sum.cpuSeconds + child.cpuSeconds, residentBytes: sum.residentBytes + child.residentBytes }),
    own ?? unknown,
  )
}

function readOwnUsage(pid: number): Usage {
  // The name of the program, in parentheses, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { cpuSeconds: (user + system) / ticksPerSecond, residentBytes: kilobytes * 1024 }
}

function listChildren(pid: number) {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}
