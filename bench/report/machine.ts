import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'

/** Where and when this runs: date, processor, cores, memory, system, Node, and how busy the machine is already. */
export function describeMachine(now: Date) {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} before`
  return [
    `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    cores,
    memory,
    `${type()} ${release()}`,
    `Node ${process.version}`,
    load,
  ].join(', ')
}
